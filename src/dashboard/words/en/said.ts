/** What has been done, said on the page that comes after a form. */
export const said = {
  saved: 'Saved.',
  deleted: 'Deleted.',
  sent: 'Sent.',
  approved: 'Approved. Partners have been told.',
  rejected: 'Rejected, with your reason.',
  submitted: 'Handed in for review.',
  escalated: 'Handed on to the other reviewer.',
  overridden: 'Approved by exception, with your reason.',
  scheduled: 'Scheduled.',
  published: 'Published. Readers see it now.',
  unpublished: 'Taken offline.',
  checking: 'The check has started; reload in a moment.',
  writingAgain: 'It is being written again.',
};
