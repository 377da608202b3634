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
  choose: (title: string) => `Choose “${title}”`,
  chooseAll: 'Choose all on this page',
  approveChosen: 'Approve what is chosen',
  approvedCount: (count: number) =>
    plural(count, { one: '# article was approved.', other: '# articles were approved.' }),
  leftCount: (count: number) =>
    plural(count, {
      one: '# was left: somebody edited or decided about it meanwhile. Read it first.',
      other: '# were left: somebody edited or decided about them meanwhile. Read them first.',
    }),
  ownCount: (count: number) =>
    plural(count, {
      one: '# was left because it is yours: somebody else has to approve it.',
      other: '# were left because they are yours: somebody else has to approve them.',
    }),
  listName: 'Articles',
  checkShort: 'Check',
  unchecked: 'Not checked',
  emptyTitle: 'No articles yet',
  empty: 'Here stands what Forecourt writes for you. The first one takes about a minute.',
  noMatchTitle: 'No article is like that',
  noMatch: 'Nothing was found in this tab for what you search.',
  emptyTab: 'No article stands there now.',
};
