/**
 * What two methods take, cut from Google's discovery documents (searchconsole v1, revision of the
 * document in googleapis/google-api-go-client: SearchAnalyticsQueryRequest; analyticsdata v1beta:
 * RunReportRequest), with the bounds that their descriptions name and no other properties.
 */
const date = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const int64 = { type: 'string', pattern: '^\\d+$' };
const closed = { type: 'object', additionalProperties: false };
const names = (property: string, maxItems: number) => ({
  type: 'array',
  minItems: 1,
  maxItems,
  items: {
    ...closed,
    required: [property],
    properties: { [property]: { type: 'string', minLength: 1 } },
  },
});

export const searchAnalyticsQueryRequest = {
  ...closed,
  required: ['startDate', 'endDate'],
  properties: {
    startDate: date,
    endDate: date,
    aggregationType: { enum: ['AUTO', 'BY_PROPERTY', 'BY_PAGE', 'BY_NEWS_SHOWCASE_PANEL'] },
    dataState: { enum: ['FINAL', 'ALL'] },
    dimensions: {
      type: 'array',
      uniqueItems: true,
      items: { enum: ['DATE', 'QUERY', 'PAGE', 'COUNTRY', 'DEVICE', 'SEARCH_APPEARANCE'] },
    },
    rowLimit: { type: 'integer', minimum: 1, maximum: 25_000 },
    startRow: { type: 'integer', minimum: 0 },
    type: { enum: ['WEB', 'IMAGE', 'VIDEO', 'NEWS', 'DISCOVER', 'GOOGLE_NEWS'] },
  },
};

export const runReportRequest = {
  ...closed,
  required: ['dateRanges', 'metrics'],
  properties: {
    dateRanges: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        ...closed,
        required: ['startDate', 'endDate'],
        properties: { startDate: date, endDate: date, name: { type: 'string' } },
      },
    },
    dimensions: names('name', 9),
    metrics: names('name', 10),
    keepEmptyRows: { type: 'boolean' },
    limit: int64,
    offset: int64,
    orderBys: {
      type: 'array',
      items: {
        ...closed,
        properties: {
          desc: { type: 'boolean' },
          dimension: {
            ...closed,
            required: ['dimensionName'],
            properties: { dimensionName: { type: 'string' } },
          },
          metric: {
            ...closed,
            required: ['metricName'],
            properties: { metricName: { type: 'string' } },
          },
        },
      },
    },
    returnPropertyQuota: { type: 'boolean' },
  },
};

/** RFC 6749 and 7523, as a form. */
export const tokenRequest = {
  ...closed,
  required: ['grant_type'],
  oneOf: [
    {
      required: ['refresh_token', 'client_id'],
      properties: { grant_type: { const: 'refresh_token' } },
    },
    {
      required: ['code', 'redirect_uri', 'client_id', 'code_verifier'],
      properties: { grant_type: { const: 'authorization_code' } },
    },
    {
      required: ['assertion'],
      properties: { grant_type: { const: 'urn:ietf:params:oauth:grant-type:jwt-bearer' } },
    },
  ],
  properties: {
    grant_type: { type: 'string' },
    refresh_token: { type: 'string', minLength: 1 },
    code: { type: 'string', minLength: 1 },
    redirect_uri: { type: 'string', pattern: '^http://127\\.0\\.0\\.1:\\d+/' },
    code_verifier: { type: 'string', pattern: '^[\\w.~-]{43,128}$' },
    client_id: { type: 'string', minLength: 1 },
    client_secret: { type: 'string', minLength: 1 },
    assertion: { type: 'string', pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$' },
  },
};
