/** What has been done, said on the page that comes after a form. */
export const said = {
  saved: 'Saved.',
  deleted: 'Deleted.',
  sent: 'Sent.',
  approved: 'Approved. Partners have been told.',
  rejected: 'Rejected, with your reason.',
  submitted: 'Handed in for review.',
  passwordChanged: 'Your password is changed. Everywhere else you are signed out.',
  factorAdded: 'Your second factor is on.',
  factorRemoved: 'Removed.',
  sessionEnded: 'Signed out there.',
};
