import { expect, test } from 'bun:test';
import { type Role, roles } from '../../schema/records/actor.ts';
import { leastRoles, may, mayManage, type PermittedDeed, rolesGivenBy } from '../../src/may.ts';

/** The rows of the design, each with who may. */
const table: [deeds: string, of: readonly Role[]][] = [
  [
    `site.read research.start article.create article.edit article.submit image.upload post.draft`,
    ['author', 'reviewer', 'manager', 'owner', 'operator'],
  ],
  [
    `article.approve article.reject article.escalate compliance.check tool.run
     vehicle.describe`,
    ['reviewer', 'manager', 'owner', 'operator'],
  ],
  [
    `article.override article.schedule article.publish article.unpublish image.delete
     inventory.import feed.change recommendation.decide key.manage webhook.manage voice.change
     element.change
     category.change settings.change account.connect post.publish review.reply lead.handle
     share.manage people.manage`,
    ['manager', 'owner', 'operator'],
  ],
  ['plan.change audit.read sign-in-rules.change', ['owner', 'operator']],
];

test('each role may do what the table says, and nothing else', () => {
  const listed = table.flatMap(([deeds, allowed]) =>
    deeds.split(/\s+/).map((deed) => [deed as PermittedDeed, allowed] as const),
  );
  expect(listed.map(([deed]) => deed).sort()).toEqual(Object.keys(leastRoles).sort() as never);
  for (const [deed, allowed] of listed) {
    const found = roles.filter((role) => may(role, deed));
    expect([deed, found]).toEqual([deed, roles.filter((role) => allowed.includes(role))]);
  }
});

test('managers look after those who write, owners after everybody', () => {
  expect(roles.map(rolesGivenBy)).toEqual([
    [],
    [],
    ['author', 'reviewer'],
    ['author', 'reviewer', 'manager', 'owner'],
    ['author', 'reviewer', 'manager', 'owner'],
  ]);
  expect(mayManage('manager', 'manager')).toBe(false);
});
