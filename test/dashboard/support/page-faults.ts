import { HtmlValidate } from 'html-validate';
import type { PageReply } from './visitor.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Preact writes attributes in its own way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': ['error', { style: 'selfclose' }],
    'doctype-style': 'off',
    // A title that is longer than a search engine shows is no fault of a page behind a password.
    'long-title': 'off',
    // Ours is `wcag/h32`: forms that send themselves have their button for whoever has no scripts.
    'wcag/h32': 'off',
    // Our own files, whose names are the hashes of what is in them.
    'require-sri': 'off',
    // Boxes of a list have one name, as buttons of a form have.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'no-implicit-button-type': 'error',
    'no-inline-style': 'error',
  },
});

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
  "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What would be wrong with a page wherever it stands; empty where nothing is. */
export async function faultsOf({ html, headers }: PageReply): Promise<string[]> {
  const faults: string[] = [];
  const sent = headers
    .get('content-security-policy')
    ?.replace("img-src 'self' https:", "img-src 'self'");
  if (sent !== policy) faults.push(`the policy is ${sent}`);
  for (const [name, value] of Object.entries({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })) {
    if (headers.get(name) !== value) faults.push(`${name} is ${headers.get(name)}`);
  }
  // What the strict policy would block, or let eval in for.
  const banned =
    /<[^>]*\s(style|on[a-z]+|hx-on[^=\s]*)=|javascript:|\bjs:|<style|<script(?![^>]* src=)/gi;
  for (const [found] of html.matchAll(banned)) faults.push(`banned: ${found.slice(0, 80)}`);
  for (const [, trigger = ''] of html.matchAll(/hx-trigger="([^"]*)"/g)) {
    if (trigger.includes('[')) faults.push(`a filter in hx-trigger: ${trigger}`);
  }
  const { results } = await validator.validateString(html);
  for (const { messages } of results) {
    for (const { ruleId, message, line, column } of messages) {
      faults.push(`${ruleId}: ${message} (${line}:${column})`);
    }
  }
  return faults;
}
