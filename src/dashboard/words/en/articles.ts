import { pluralsIn } from '../plural.ts';

const plural = pluralsIn('en');

export const articles = {
  title: 'Articles',
  subtitle: (store: string) => `What Forecourt wrote for ${store}, and where each text stands.`,
  newArticle: 'New article',
  searchTitles: 'Search titles',
  allTypes: 'All types',
  typeLabel: 'Type',
  orderLabel: 'Order',
  orders: {
    changed: 'Last changed',
    oldest: 'Oldest first',
    title: 'Title',
  },
  types: {
    basic: 'Guide',
    qa: 'Questions',
    expert: 'In depth',
    modellanding: 'Model page',
    comparison: 'Comparison',
    salesevent: 'Sales event',
  },
  tabs: {
    all: 'All',
    submitted: 'Waiting for review',
    escalated: 'Escalated',
    approved: 'Approved',
    rejected: 'Rejected',
    none: 'Drafts',
  },
  columns: {
    title: 'Title',
    state: 'State',
    readers: 'Readers',
    check: 'Check',
    changed: 'Changed',
  },
  words: (count: number) => plural(count, { one: '# word', other: '# words' }),
  writingTitle: 'Being written',
  writingText: 'You may leave this page; the article appears under “Waiting for review”.',
  steps: {
    research: 'Research',
    outline: 'Outline',
    writing: 'Writing',
    figures: 'Check of every figure',
    compliance: 'Compliance',
    ready: 'Ready',
  },
  choose: (title: string) => `Select “${title}”`,
  chooseAll: 'Select all on this page',
  approveChosen: 'Approve selected',
  approvedCount: (count: number) =>
    plural(count, { one: '# article was approved.', other: '# articles were approved.' }),
  leftCount: (count: number) =>
    plural(count, {
      one: '# was skipped: someone has edited it or decided on it since. Read it first.',
      other: '# were skipped: someone has edited them or decided on them since. Read them first.',
    }),
  ownCount: (count: number) =>
    plural(count, {
      one: '# was skipped because it is yours: someone else has to approve it.',
      other: '# were skipped because they are yours: someone else has to approve them.',
    }),
  listName: 'Articles',
  checkShort: 'Check',
  unchecked: 'Not checked',
  emptyTitle: 'No articles yet',
  empty: 'What Forecourt writes for you appears here. The first one takes about a minute.',
  noMatchTitle: 'No articles match',
  noMatch: 'Nothing in this tab matches your search.',
  emptyTab: 'No articles are here right now.',
};
