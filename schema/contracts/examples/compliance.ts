import type { Static } from '@sinclair/typebox';
import type { AcceptedCheck, ComplianceAnswer } from '../compliance.ts';
import { answered, articleId } from './example-ids.ts';

const accepted: Static<typeof AcceptedCheck> = {
  data: {
    article_id: articleId,
    status: 'checking',
    message:
      'The check has started. Subscribe to compliance.completed by webhook to learn when it is ' +
      'done.',
  },
};

const answer: Static<typeof ComplianceAnswer> = {
  data: {
    article_id: articleId,
    status: 'completed',
    report: {
      score: 75,
      overall_status: 'fail',
      issues: [
        {
          severity: 'error',
          rule: 'Z-PMT-AMT',
          message:
            'A stated payment is a trigger: the ad then owes the down payment, the number of ' +
            'payments and the APR. Not found: the annual percentage rate (APR); the down ' +
            'payment. Text: "A set of four is $49 a month for 12 months". Flagged for review ' +
            'under 12 CFR 1026.24(d)(1)(iii),(d)(2).',
          location: 'paragraph 2, sentence 1',
          suggestion: 'Add the terms: "60 months at 4.9% APR with $2,000 down".',
        },
      ],
      checked_at: answered,
    },
  },
};

export const complianceExamples = {
  check_content_compliance: { body: {}, answer: accepted },
  get_content_compliance: { answer },
};
