/**
 * One setting: the README's table and the start-up checks are both made from this list. A secret
 * may come from a file instead, which `<NAME>_FILE` names.
 */
export type Setting = {
  name: string;
  default: string | null;
  secret?: boolean;
  says: string;
};

export const settings = [
  { name: 'HOST', default: '127.0.0.1', says: 'Address to listen on.' },
  { name: 'PORT', default: '3000', says: 'Port to listen on; 0 takes a free one.' },
  { name: 'DATA_DIR', default: './data', says: 'Folder of the database and the master key.' },
  {
    name: 'APP_ORIGIN',
    default: 'http://localhost:3000',
    says: 'Address under which people and partners reach the server.',
  },
  {
    name: 'MASTER_KEY',
    default: null,
    secret: true,
    says: '64 hex characters that protect secrets and cursors; or use MASTER_KEY_FILE.',
  },
  {
    name: 'MASTER_KEY_FILE',
    default: null,
    says: 'File with the master key; DATA_DIR/master.key is made when neither is set.',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    says: 'Addresses or networks whose X-Forwarded-For is believed, separated by commas.',
  },
  {
    name: 'WEBHOOK_ALLOW_HOSTS',
    default: '',
    says: 'Hosts, host:port, *.suffix or networks that webhooks may reach though not public.',
  },
  {
    name: 'BACKUP_S3_ENDPOINT',
    default: null,
    says: 'Address of an S3 service that keeps copies of the nightly backups; none without it.',
  },
  { name: 'BACKUP_S3_BUCKET', default: null, says: 'Bucket for the copies of backups.' },
  {
    name: 'BACKUP_S3_ACCESS_KEY_ID',
    default: null,
    secret: true,
    says: 'Key that may put, list and delete in that bucket.',
  },
  {
    name: 'BACKUP_S3_SECRET_ACCESS_KEY',
    default: null,
    secret: true,
    says: 'Secret of that key.',
  },
  { name: 'BACKUP_S3_REGION', default: 'us-east-1', says: 'Region of the bucket.' },
  {
    name: 'BACKUP_S3_PREFIX',
    default: 'forecourt/',
    says: 'Folder in the bucket; each installation needs its own.',
  },
  {
    name: 'IMAGES_S3_ENDPOINT',
    default: null,
    says: 'Address of an S3 service that keeps images; DATA_DIR/images without it.',
  },
  { name: 'IMAGES_S3_BUCKET', default: null, says: 'Bucket for images.' },
  {
    name: 'IMAGES_S3_ACCESS_KEY_ID',
    default: null,
    secret: true,
    says: 'Key that may put, get, list and delete in that bucket.',
  },
  {
    name: 'IMAGES_S3_SECRET_ACCESS_KEY',
    default: null,
    secret: true,
    says: 'Secret of that key.',
  },
  { name: 'IMAGES_S3_REGION', default: 'us-east-1', says: 'Region of the bucket.' },
  {
    name: 'IMAGES_S3_PREFIX',
    default: 'forecourt-images/',
    says: 'Folder in the bucket; each installation needs its own.',
  },
  {
    name: 'IMAGES_FETCH_RATE',
    default: '60',
    says: 'Photos of feeds that one host is asked for in a minute, from 1 to 600.',
  },
  {
    name: 'IMAGE_PROVIDER',
    default: null,
    says: 'openai-compatible: a model draws what POST /images/generate asks; else cards are made.',
  },
  {
    name: 'IMAGE_BASE_URL',
    default: null,
    says: 'Address of its server, such as https://api.openai.com/v1.',
  },
  { name: 'IMAGE_API_KEY', default: null, secret: true, says: 'Key for it; local ones need none.' },
  { name: 'IMAGE_MODEL', default: null, says: 'Name of the model, as its server knows it.' },
  {
    name: 'IMAGE_PRICE',
    default: null,
    says: 'US dollars for an image, for the record of costs.',
  },
  {
    name: 'LLM_PROVIDER',
    default: null,
    says: 'openai-compatible, anthropic or google: a model writes; the embedded writer without it.',
  },
  {
    name: 'LLM_BASE_URL',
    default: null,
    says: 'Address of the model server, such as http://127.0.0.1:11434/v1 for Ollama.',
  },
  { name: 'LLM_API_KEY', default: null, secret: true, says: 'Key for it; local ones need none.' },
  { name: 'LLM_MODEL', default: null, says: 'Name of the model, as its server knows it.' },
  {
    name: 'LLM_PRICE_INPUT',
    default: null,
    says: 'US dollars for a million tokens sent, for the record of costs.',
  },
  { name: 'LLM_PRICE_OUTPUT', default: null, says: 'US dollars for a million tokens answered.' },
  {
    name: 'LLM_MONTHLY_BUDGET',
    default: 'none',
    says: 'What a site may use in a calendar month: "25 usd", "2000000 tokens" or none.',
  },
  {
    name: 'LLM_FALLBACK',
    default: 'embedded',
    says: 'Who writes when the model cannot: the embedded writer, or fail for nobody.',
  },
  {
    name: 'FACTS_UPDATE',
    default: 'off',
    says: 'on fetches facts of cars from the EPA and NHTSA every week; off fetches nothing.',
  },
  {
    name: 'LISTINGS_PROVIDER',
    default: null,
    says: 'marketcheck: listings of other stores are fetched; without it they come from files.',
  },
  { name: 'LISTINGS_API_KEY', default: null, secret: true, says: 'Key for that service.' },
  {
    name: 'LISTINGS_BASE_URL',
    default: 'https://api.marketcheck.com/v2',
    says: 'Address of the service.',
  },
  { name: 'LISTINGS_EVERY_HOURS', default: '24', says: 'How often listings are fetched.' },
  {
    name: 'LISTINGS_MAX_CALLS',
    default: '400',
    says: 'Requests that one round may take; services count and charge them.',
  },
  {
    name: 'X_CLIENT_ID',
    default: null,
    says: 'Client of an app on X, for `forecourt social connect x`.',
  },
  {
    name: 'X_CLIENT_SECRET',
    default: null,
    secret: true,
    says: 'Its secret; public clients have none.',
  },
  {
    name: 'META_APP_ID',
    default: null,
    says: 'App of Meta, for pages on Facebook and accounts on Instagram.',
  },
  { name: 'META_APP_SECRET', default: null, secret: true, says: 'Its secret.' },
  { name: 'META_GRAPH_VERSION', default: 'v25.0', says: 'Version of the Graph API.' },
  {
    name: 'LINKEDIN_CLIENT_ID',
    default: null,
    says: 'App on LinkedIn with the Community Management API.',
  },
  { name: 'LINKEDIN_CLIENT_SECRET', default: null, secret: true, says: 'Its secret.' },
  {
    name: 'LINKEDIN_VERSION',
    default: '202610',
    says: 'Month of the LinkedIn API that is spoken; each ends after about a year.',
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    default: null,
    says: 'OAuth client of Google, for Business Profiles.',
  },
  { name: 'GOOGLE_CLIENT_SECRET', default: null, secret: true, says: 'Its secret.' },
  {
    name: 'LEADS_KEPT_DAYS',
    default: '730',
    says: 'Days after which leads are deleted, 1 to 3650.',
  },
  {
    name: 'AUDIT_KEPT_DAYS',
    default: null,
    says: 'Days after which entries of the audit log are deleted, 1 to 3650; none without it.',
  },
  {
    name: 'SMTP_URL',
    default: null,
    secret: true,
    says: 'smtps://user:password@host:465 or smtp://…:587 for leads by e-mail; none without it.',
  },
  { name: 'SMTP_FROM', default: null, says: 'Address that mail comes from.' },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    says: 'debug, info, warn, error or silent; info has a line for each request.',
  },
  {
    name: 'OPERATOR_TOKEN',
    default: null,
    secret: true,
    says: '32 to 256 characters with which Prometheus may read /metrics; none without it.',
  },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];
