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
    oldest: 'Changed longest ago',
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
  listName: 'Articles',
  checkShort: 'Check',
  unchecked: 'Not checked',
  emptyTitle: 'No articles yet',
  empty: 'Here stands what Forecourt writes for you. The first one takes about a minute.',
  noMatchTitle: 'No article is like that',
  noMatch: 'Nothing was found in this tab for what you search.',
  emptyTab: 'No article stands there now.',
};
