import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { vocabularyFrom } from '../support/schema-vocabulary.ts';

const typings = join(import.meta.dir, '../../node_modules/schema-dts/dist/schema.d.ts');

/** Whether types and properties are held against schema.org too, beside the rules on results. */
export const hasVocabulary = existsSync(typings);

const vocabulary = hasVocabulary ? vocabularyFrom(readFileSync(typings, 'utf8')) : undefined;

type Node = Record<string, unknown> & { '@type': string };

/**
 * What an independent validator finds wrong with a JSON-LD document, as "Type: message". It takes
 * nodes by their types, the way an extractor of pages hands them over.
 */
export async function jsonLdIssues(content: string): Promise<string[]> {
  const { '@context': context, '@graph': graph, ...single } = JSON.parse(content);
  if (context !== 'https://schema.org') return [`the context is ${String(context)}`];
  const nodes: Node[] = graph ?? [single];
  const jsonld = Object.fromEntries(Map.groupBy(nodes, (node) => node['@type']));
  const issues = await new Validator(vocabulary).validate({ jsonld });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}
