import analytics from './topics/analytics.md' with { type: 'text' };
import articles from './topics/articles.md' with { type: 'text' };
import backup from './topics/backup.md' with { type: 'text' };
import compliance from './topics/compliance.md' with { type: 'text' };
import contentTools from './topics/content-tools.md' with { type: 'text' };
import deployment from './topics/deployment.md' with { type: 'text' };
import descriptions from './topics/descriptions.md' with { type: 'text' };
import facts from './topics/facts.md' with { type: 'text' };
import feeds from './topics/feeds.md' with { type: 'text' };
import images from './topics/images.md' with { type: 'text' };
import market from './topics/market.md' with { type: 'text' };
import leads from './topics/leads.md' with { type: 'text' };
import masterKey from './topics/master-key.md' with { type: 'text' };
import monitoring from './topics/monitoring.md' with { type: 'text' };
import publication from './topics/publication.md' with { type: 'text' };
import recommendations from './topics/recommendations.md' with { type: 'text' };
import social from './topics/social.md' with { type: 'text' };
import textModels from './topics/text-models.md' with { type: 'text' };
import users from './topics/users.md' with { type: 'text' };
import webhooks from './topics/webhooks.md' with { type: 'text' };

export type HelpTopic = { name: string; about: string; text: string };

/** What `forecourt help TOPIC` explains, in the order of a new installation. */
export const topics: readonly HelpTopic[] = [
  { name: 'deployment', about: 'one file, systemd, a container', text: deployment },
  { name: 'monitoring', about: 'logs, health, metrics, doctor', text: monitoring },
  { name: 'backup', about: 'nightly backups and how to restore one', text: backup },
  { name: 'master-key', about: 'the key that protects stored secrets', text: masterKey },
  { name: 'users', about: 'people, roles, signing in', text: users },
  { name: 'feeds', about: 'inventory files and addresses', text: feeds },
  { name: 'images', about: 'photos, cards, where they lie', text: images },
  { name: 'facts', about: 'fuel economy estimates', text: facts },
  { name: 'descriptions', about: 'what is said of each vehicle', text: descriptions },
  { name: 'market', about: 'listings of other stores, supply, prices', text: market },
  { name: 'webhooks', about: 'signatures, retries, redelivery', text: webhooks },
  { name: 'articles', about: 'what is written, how long, and what is refused', text: articles },
  { name: 'publication', about: 'approval, scheduling, publishing', text: publication },
  { name: 'leads', about: 'share pages, and what people ask there', text: leads },
  { name: 'compliance', about: 'advertising rules and scores', text: compliance },
  { name: 'content-tools', about: 'SEO metadata, schemas, posts, slugs, tags', text: contentTools },
  { name: 'social', about: 'posts on networks, and reviews', text: social },
  { name: 'analytics', about: 'search and web figures, and their sources', text: analytics },
  { name: 'recommendations', about: 'what to write next, and why', text: recommendations },
  { name: 'text-models', about: 'writing with a model', text: textModels },
];
