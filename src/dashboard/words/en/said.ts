/** What has been done, said on the page that comes after a form. */
export const said = {
  saved: 'Saved.',
  deleted: 'Deleted.',
  sent: 'Sent.',
  approved: 'Approved. Partners have been told.',
  rejected: 'Rejected, with your reason.',
  imported: 'The file has been taken in.',
  feedAdded: 'The feed is fetched from now on, the first time within a minute.',
  feedRemoved: 'The feed is not fetched any more. The stock stays.',
  uploaded: 'The image is in the library.',
  describing: 'The descriptions are being written.',
  submitted: 'Handed in for review.',
};
