/** The groups of operations, as the API description and its reference page show them. */
export const tags = {
  health: 'Whether the server is up, for load balancers.',
  ideaclouds:
    'Keyword research. An IdeaCloud holds the questions that shoppers ask about a keyword, in ' +
    'clusters, and recommends the ones worth an article.',
  content:
    'Articles: create them from an IdeaCloud or about a model, read them as components or HTML, ' +
    'and report where they were posted.',
  compliance:
    'Checks against the rules on dealer advertising: what is flagged for review, where, and how ' +
    'to fix it.',
  'content-tools':
    'SEO metadata, JSON-LD, social snippets, slugs, tags and search intent for a finished article.',
  'content-intelligence':
    "What to write or fix next, found every night in the site's stock, articles, search figures " +
    'and reviews.',
  images:
    'The image library: photos of the feed, uploads, and cards that are made from the facts of ' +
    'the store.',
  inventory: 'The vehicles in stock: single vehicles, statistics and the whole feed.',
  market: 'Listings of other stores, supply and how prices compare.',
  social:
    'Posts on X, Facebook, Instagram, LinkedIn and Google Business, and what customers write ' +
    'about the store there.',
  analytics: 'Figures of searches and visits, by day, query, page and channel.',
  site: 'The store that the key belongs to, with its categories, voices and content elements.',
  share: 'Pages that a store has shared by their link, for scripts of those pages alone.',
  reference: 'The fixed vocabularies of this API, and its own description.',
  webhooks: 'Webhook subscriptions, test events and deliveries.',
} as const;
