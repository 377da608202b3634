/** What has been done, said on the page that comes after a form. */
export const said = {
  saved: 'Saved.',
  deleted: 'Deleted.',
  sent: 'Sent.',
  approved: 'Approved. Partners have been told.',
  rejected: 'Rejected, with your reason.',
  answered: 'Marked as answered.',
  sendingAgain: 'It is on its way again.',
  ended: 'The page has ended; its link leads nowhere any more.',
  submitted: 'Handed in for review.',
};
