declare module '@adobe/structured-data-validator' {
  type Issue = {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: string;
  };
  export default class Validator {
    constructor(vocabulary?: { '@graph': object[] });
    validate(found: { jsonld: Record<string, object[] | undefined> }): Promise<Issue[]>;
  }
}

declare module 'twitter-text' {
  export function parseTweet(text: string): { weightedLength: number; valid: boolean };
}
