import type { ContentToolEntry } from '../content-tool.ts';

const tires =
  '# Winter tires for Duluth\n\nWinter tires stay soft below freezing and grip snow and ice. ' +
  'Change them when days settle below the mid-forties.\n\n## How long do winter tires last?\n\n' +
  'Most sets last three to five winters. Check their age too.';

export const snippetExamples: ContentToolEntry['examples'] = {
  passing: [
    {
      says: 'speaks in whole sentences and tags what it is about',
      input: { body: tires },
      makes: {
        facebookSnip: /^Winter tires stay soft below freezing and grip snow and ice\./,
        twitterSnip: /#WinterTires/,
        googleBusinessSnip: /^[^#]*$/,
      },
    },
    {
      says: 'links where the page stands',
      input: { body: tires, article: { postedUrl: 'https://lakesidemotors.example/tires' } },
      makes: {
        facebookSnip: /https:\/\/lakesidemotors\.example\/tires/,
        instagramSnip: /^(?!.*https:)/s,
        googleBusinessSnip: /^(?!.*https:)/s,
      },
    },
    {
      says: 'leaves a payment out that would owe its terms',
      input: { body: '# Truck deals\n\nOwn this truck for $299 per month at our store.' },
      makes: { facebookSnip: /^(?!.*\$299)/s, twitterSnip: /^(?!.*\$299)/s },
    },
    {
      says: 'keeps phone numbers out of Google Business posts',
      input: { body: '# Tires\n\nCall Lakeside Motors at (218) 555-0142 for winter tires.' },
      makes: { googleBusinessSnip: /^(?!.*555)/s },
    },
  ],
  failing: [
    {
      says: 'a post that is too long for X',
      input: {},
      made: [{ type: 'twitterSnip', content: 'Tires grip. '.repeat(30), metadata: {} }],
      problem: /x takes 280/,
    },
    {
      says: 'six hashtags on Instagram',
      input: {},
      made: [{ type: 'instagramSnip', content: 'Tires #a1 #b1 #c1 #d1 #e1 #f1', metadata: {} }],
      problem: /hashtags/,
    },
    {
      says: 'a payment without its terms',
      input: {},
      made: [{ type: 'facebookSnip', content: 'Own it for $299 per month.', metadata: {} }],
      problem: /Z-PMT-AMT/,
    },
  ],
};
