/** What people at a store call the states of things. */
export const states = {
  draft: 'Draft',
  writing: 'Being written',
  failed: 'Failed',
  waiting: 'Waiting for review',
  escalated: 'Escalated',
  approved: 'Approved',
  overridden: 'Approved by exception',
  rejected: 'Rejected',
  awaitingInput: 'Needs your choice',
  live: 'Live',
  scheduled: 'Scheduled',
  notLive: 'Not live',
};
