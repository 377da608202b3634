import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { adfDocument, type AdfStore } from '../../src/domain/leads/adf.ts';
import { leadsCsv } from '../../src/domain/leads/csv.ts';
import type { LeadRow } from '../../src/domain/leads/store.ts';
import Papa from 'papaparse';
import { adfFaults } from '../support/adf-shape.ts';

const store: AdfStore = {
  id: '01960000-0000-7000-8000-0000000000e1',
  name: 'Prairie & Sons <Motors>',
  domain: 'prairie.example',
  phone: '(402) 555-0142',
  street: '2100 O Street',
  city: 'Lincoln',
  state: 'NE',
  zip: '68504',
  country: 'US',
  timeZone: 'America/Chicago',
};

const row: LeadRow = {
  id: '01960000-0000-7000-8000-0000000000f1',
  siteId: store.id,
  pageId: null,
  spamReason: null,
  name: 'Sam Rivera',
  email: 'sam@example.com',
  phone: '+1 402 555 0199',
  message: 'Is it still there?',
  emailKey: 'sam@example.com',
  phoneKey: '4025550199',
  vehicleId: null,
  vehicle: {
    vin: '4T1G11AK5NF100001',
    stockNumber: 'P1001',
    condition: 'certified',
    year: 2022,
    make: 'Toyota',
    model: 'Camry',
    trim: 'SE',
  },
  consentText: 'I agree.',
  consentVersion: '1',
  consentedAt: Date.UTC(2026, 6, 4, 15),
  address: 'v1.sealed',
  times: 1,
  lastAt: 0,
  createdAt: Date.UTC(2026, 6, 4, 15),
  answeredAt: null,
  answeredBy: null,
};

/** The texts of a document by their path, as a parser reads it that forgives nothing. */
function textsIn(document: string): Map<string, string[]> {
  const parser = new SaxesParser({ xmlns: false });
  const path: string[] = [];
  const texts = new Map<string, string[]>();
  const add = (text: string) => {
    const name = path.join('/');
    const known = texts.get(name) ?? [];
    texts.set(name, [...known.slice(0, -1), (known.at(-1) ?? '') + text]);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    texts.set(path.join('/'), [...(texts.get(path.join('/')) ?? []), '']);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void path.pop());
  parser.write(document).close();
  return texts;
}

describe('a lead as ADF', () => {
  test('has the prologue, the parts in the order of the format, and what was asked', () => {
    const document = adfDocument([row], store, 'https://cars.example');
    expect(document).toStartWith(
      '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>\n<prospect ',
    );
    const texts = textsIn(document);
    const parts = [...texts.keys()].filter((path) => /^adf\/prospect\/\w+$/.test(path));
    expect(parts.map((path) => path.split('/').at(-1) ?? '')).toEqual([
      'id',
      'requestdate',
      'vehicle',
      'customer',
      'vendor',
      'provider',
    ]);
    const text = (path: string) => texts.get(`adf/prospect/${path}`)?.[0];
    expect(text('requestdate')).toBe('2026-07-04T10:00:00-05:00');
    expect(text('vehicle/year')).toBe('2022');
    expect(text('vehicle/vin')).toBe('4T1G11AK5NF100001');
    expect(text('customer/contact/name')).toBe('Sam Rivera');
    expect(text('customer/contact/email')).toBe('sam@example.com');
    expect(text('customer/comments')).toContain('Is it still there?');
    expect(text('customer/comments')).toContain('(1): I agree.');
    expect(text('vendor/url')).toBe('https://prairie.example');
    expect(text('vendor/vendorname')).toBe('Prairie & Sons <Motors>');
    expect(document).toContain('<vehicle interest="buy" status="used">');
    expect(document).not.toContain('v1.sealed');
  });

  test('names an empty vehicle where none was asked about, which the format wants', () => {
    const texts = textsIn(adfDocument([{ ...row, vehicle: null }], store, 'https://x.example'));
    expect(texts.get('adf/prospect/vehicle/year')).toEqual(['']);
  });

  test('has the structure of the format, whatever is known of store and customer', () => {
    const bare = { domain: null, phone: null, street: null, city: null, state: null, zip: null };
    const rows: Partial<LeadRow>[] = [
      {},
      { phone: null, message: null },
      { email: null, vehicle: null },
      { consentedAt: null, consentText: null },
      { name: '\u202eevil\u202c \u200f', message: ']]> <![CDATA[ \u0000\u0007 🚗' },
      { vehicle: { ...row.vehicle, vin: null, stockNumber: null, trim: null } as never },
    ];
    for (const change of rows) {
      for (const place of [store, { ...store, ...bare }]) {
        const document = adfDocument([{ ...row, ...change }, row], place, 'https://x.example');
        expect([change, adfFaults(document)]).toEqual([change, []]);
      }
    }
  });

  test('is one prospect of the same texts, whatever somebody wrote', () => {
    const hostile = fc.constantFrom(
      ']]>',
      '<!--',
      '--><x/>',
      '&amp;',
      '<?adf?>',
      '</adf>',
      '\u0001',
      '\ufffe',
      '\r\n',
    );
    const text = fc
      .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, (name, message, model) => {
        const vehicle = { ...row.vehicle, model } as LeadRow['vehicle'];
        const document = adfDocument(
          [{ ...row, name, message, vehicle }],
          store,
          'https://x.example',
        );
        const texts = textsIn(document);
        expect(texts.get('adf/prospect')).toHaveLength(1);
        // What XML cannot hold is left out; a parser reads any line end as a line feed in CDATA.
        const legal = name.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
        expect(texts.get('adf/prospect/customer/contact/name')).toEqual([legal]);
        expect(texts.get('adf/prospect/customer/comments')?.[0]).toContain('(1): I agree.');
      }),
      { numRuns: 300 },
    );
  });
});

describe('leads as CSV', () => {
  test('hold nothing that a spreadsheet would run', () => {
    const formulas = [
      '=1+1',
      '+1 402 555 0199',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      ' =cmd|x',
      '\uff1d1',
      '|calc',
      '%0A=1',
      '"=1',
      '\u200e=1',
      '\u00a0\u200b=1',
      '\ufeff=1',
      '\ufe66 1',
      'Sam;=HYPERLINK("https://evil.example")',
      'Sam\t=1',
      'a;b; \u200f-1',
    ];
    for (const given of formulas) {
      const csv = leadsCsv([{ ...row, name: given, message: given, phone: given }]);
      const [, cells = []] = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data;
      for (const cell of cells)
        for (const part of cell.split(/[;\t]/))
          expect([given, /^[\s\p{C}]*[=+\-@\uff1d\ufe66|%]/u.test(part)]).toEqual([given, false]);
      expect(cells[2]?.replaceAll("'", '')).toBe(given);
    }
  });

  test('come back as they were written: one row each, whatever it holds', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(text, text, (name, message) => {
        const csv = leadsCsv([{ ...row, name, message }, row]);
        const { data } = Papa.parse<string[]>(csv, { newline: '\r\n', skipEmptyLines: true });
        expect(data).toHaveLength(3);
        expect(data[1]?.[2]?.replaceAll("'", '')).toBe(name.replaceAll("'", ''));
      }),
      { numRuns: 200 },
    );
  });
});
