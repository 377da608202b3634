import type { CheckRule } from '../rule.ts';
import { hAiImage } from './h-ai-image.ts';
import { hAlt } from './h-alt.ts';
import { hAltBad } from './h-alt-bad.ts';
import { hAsterisk } from './h-asterisk.ts';
import { hContrast } from './h-contrast.ts';
import { hFinePrint } from './h-fine-print.ts';
import { hHeading } from './h-heading.ts';
import { hLang } from './h-lang.ts';
import { hLinkText } from './h-link-text.ts';
import { hProminence } from './h-prominence.ts';
import { hTable } from './h-table.ts';
import { vCleanReport } from './v-clean-report.ts';

/** Rules on how a page is built: what a screen reader gets, and where disclosures stand. */
export const htmlRules: readonly CheckRule[] = [
  hAlt,
  hAltBad,
  hLinkText,
  hHeading,
  hTable,
  hContrast,
  hFinePrint,
  hAsterisk,
  hProminence,
  hAiImage,
  hLang,
  vCleanReport,
];
