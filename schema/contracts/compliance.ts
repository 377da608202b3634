import { Type } from '@sinclair/typebox';
import { Data, Instant, NoFields, Nullable, OneOf, Uuid } from './common.ts';
import { Named } from './named.ts';

export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];
export const overallStatuses = ['pass', 'flagged', 'fail'] as const;
export type OverallStatus = (typeof overallStatuses)[number];
export const checkStatuses = ['not_checked', 'checking', 'completed'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

export const OverallStatusName = Named(
  'ComplianceOverallStatus',
  OneOf(overallStatuses, {
    description:
      '`fail`: at least one error; `pass`: no error and a score of 80 or more; otherwise ' +
      '`flagged`. No status is legal advice: issues are flagged for review.',
  }),
);

export const ComplianceIssue = Named(
  'ComplianceIssue',
  Type.Object({
    severity: Named('Severity', OneOf(severities)),
    rule: Type.String({ description: 'The id of the rule: `Z-APR-TERM`.' }),
    message: Type.String({
      description: 'What is wrong, what is missing, the words in question and the source.',
    }),
    location: Type.String({ description: 'Where it stands: `paragraph 2, sentence 1`.' }),
    suggestion: Type.Optional(Type.String({ description: 'Words that would mend it.' })),
  }),
);

export const ComplianceReport = Named(
  'ComplianceReport',
  Type.Object({
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: '100 less 25 for each error, 8 for each warning and 2 for each info.',
    }),
    overall_status: OverallStatusName,
    issues: Type.Array(ComplianceIssue),
    checked_at: Instant,
  }),
);

export const AcceptedCheck = Data(
  Named(
    'AcceptedComplianceCheck',
    Type.Object({
      article_id: Uuid,
      status: Type.Literal('checking'),
      message: Type.String(),
    }),
  ),
);

export const ComplianceAnswer = Data(
  Named(
    'ComplianceState',
    Type.Object({
      article_id: Uuid,
      status: Named(
        'ComplianceCheckStatus',
        OneOf(checkStatuses, {
          description: '`not_checked` again once the text is not the one that was checked.',
        }),
      ),
      report: Nullable(ComplianceReport),
    }),
  ),
);

/** The request has no fields: a body may be left out. */
export const CheckInput = NoFields;
