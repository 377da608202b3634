import type { Static } from '@sinclair/typebox';
import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ComplianceReport } from '../contracts/compliance.ts';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/** The last check of an article, and whether another one is under way. */
export const complianceReports = sqliteTable(
  'compliance_reports',
  {
    siteId: siteId().notNull(),
    articleId: id('article_id').notNull(),
    status: text('status').$type<'checking' | 'completed'>().notNull(),
    /** This and the next three are null until the first check ends. */
    report: json<Static<typeof ComplianceReport>>('report'),
    /** Of the body that was checked: another one has not been checked. */
    bodyHash: text('body_hash'),
    rulesVersion: text('rules_version'),
    checkedAt: instant('checked_at'),
    /** When a date in the text will have passed, or the stock calls for it; null for neither. */
    recheckAt: instant('recheck_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.articleId] }),
    index('compliance_reports_recheck')
      .on(table.recheckAt)
      .where(sql`recheck_at IS NOT NULL`),
    index('compliance_reports_rules')
      .on(table.rulesVersion)
      .where(sql`rules_version IS NOT NULL`),
  ],
);
