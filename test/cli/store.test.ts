import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { commands } from '../support/processes.ts';

test('a store is told of by options or a file, and shown', async () => {
  await using cli = commands();
  await cli.makeStore();
  const none = await cli.run(['store', 'show', 'prairie']);
  expect(none.output).toStartWith('Nothing yet');
  const options = [
    '--hours',
    'Service: Mon-Fri 7:30-18:00, Sat 8:00-14:00',
    'Sales: Sun 12:00-17:00',
  ];
  const services = ['Oil change: from $49.95 until 2026-12-31', 'Car wash'];
  const fee = 'Documentation fee: $85';
  const told = ['--fee', fee, '--since', '1974', '--service', ...services, '--json'];
  const coupon = ['--coupon', '$20 off: brake pads until 2026-12-31'];
  const makes = ['--makes', 'Chevrolet, Buick'];
  const set = await cli.run(['store', 'set', 'prairie', ...options, ...coupon, ...makes, ...told]);
  expect([set.code, set.errors]).toEqual([0, '']);
  const { updated_at: times, ...details } = JSON.parse(set.output);
  const days = ['mon', 'tue', 'wed', 'thu', 'fri'];
  expect(details).toEqual({
    hours: [
      { department: 'Service', days, opens: '07:30', closes: '18:00' },
      { department: 'Service', days: ['sat'], opens: '08:00', closes: '14:00' },
      { department: 'Sales', days: ['sun'], opens: '12:00', closes: '17:00' },
    ],
    makes: ['Chevrolet', 'Buick'],
    services: [
      { name: 'Oil change', price_from: 49.95, valid_until: '2026-12-31' },
      { name: 'Car wash' },
    ],
    coupons: [{ offer: '$20 off: brake pads', ends: '2026-12-31' }],
    fees: [{ name: 'Documentation fee', amount: 85 }],
    in_business_since: 1974,
  });
  expect(Object.keys(times).sort()).toEqual(Object.keys(details).sort());
  const file = join(cli.folder, 'store.json');
  await Bun.write(file, JSON.stringify({ languages: ['Spanish'] }));
  await cli.run(['store', 'set', 'prairie', '--file', file, '--clear', 'fees', 'coupons']);
  const shown = await cli.run(['store', 'show', 'prairie']);
  expect(shown.output).toContain('  Spanish\n');
  expect(shown.output).not.toContain('Documentation');
  const wrong = await cli.run(['store', 'set', 'prairie', '--hours', 'Sales: Mon 9-5']);
  expect([wrong.code, wrong.errors]).toEqual([
    2,
    'forecourt: hours: "Mon 9-5" is not like Mon-Fri 7:30-18:00\n',
  ]);
}, 300_000);

test('voices, elements and categories are made, changed and removed', async () => {
  await using cli = commands();
  await cli.makeStore();
  const json = async (...args: string[]) => JSON.parse((await cli.run([...args, '--json'])).output);
  const warm = await json('voices', 'create', 'prairie', '--name', 'Warm');
  const cool = await json('voices', 'create', 'prairie', '--name', 'Cool', '--person', 'they');
  expect([warm.is_default, cool.is_default, cool.person]).toEqual([true, false, 'they']);
  await json('voices', 'update', 'prairie', cool.id, '--default', '--words-to-avoid', 'cheap');
  const { voices } = await json('voices', 'list', 'prairie');
  expect(voices.map((one: Record<string, unknown>) => [one['name'], one['is_default']])).toEqual([
    ['Warm', false],
    ['Cool', true],
  ]);
  expect(voices[1].words_to_avoid).toEqual(['cheap']);
  const taken = await cli.run(['voices', 'create', 'prairie', '--name', 'warm']);
  expect([taken.code, taken.errors]).toEqual([1, 'forecourt: There is a voice "warm" already.\n']);
  const element = ['elements', 'create', 'prairie', '--name', 'Trade', '--type', 'cta'];
  const incomplete = await cli.run(element);
  expect([incomplete.code, incomplete.errors]).toEqual([2, 'forecourt: content: is missing\n']);
  const made = await json(
    ...element,
    '--content',
    'Value your trade',
    '--url',
    'https://x.example/t',
  );
  const wrong = await cli.run(['elements', 'update', 'prairie', made.id, '--url', 'javascript:1']);
  expect(wrong.errors).toBe('forecourt: url: must be a web address\n');
  expect((await cli.run(['elements', 'delete', 'prairie', made.id])).code).toBe(0);
  expect((await cli.run(['elements', 'delete', 'prairie', made.id])).code).toBe(1);
  const news = await json('categories', 'create', 'prairie', '--name', 'Service & Tires');
  expect(news.slug).toBe('service-tires');
  const again = await cli.run(['categories', 'create', 'prairie', '--name', 'Service, tires']);
  expect(again.errors).toBe(
    'forecourt: There is a category with the slug "service-tires" already.\n',
  );
  const renamed = await json('categories', 'update', 'prairie', news.id, '--name', 'Service');
  expect([renamed.name, renamed.slug]).toEqual(['Service', 'service-tires']);
}, 300_000);
