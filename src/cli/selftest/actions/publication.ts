import { day, hour, minute, second } from '../../../lib/clock.ts';
import { approveArticle } from '../../../domain/content/approval/approve.ts';
import { escalateArticle } from '../../../domain/content/approval/escalate.ts';
import { overrideApproval } from '../../../domain/content/approval/override.ts';
import { rejectArticle } from '../../../domain/content/approval/reject.ts';
import { submitArticle } from '../../../domain/content/approval/submit.ts';
import { editBody } from '../../../domain/content/publication/edit-body.ts';
import { publishArticle } from '../../../domain/content/publication/publish.ts';
import { scheduleArticle } from '../../../domain/content/publication/schedule.ts';
import { unpublishArticle } from '../../../domain/content/publication/unpublish.ts';
import { updateSite } from '../../../domain/site/create-site.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { Problem } from '../../../problem.ts';
import { mustEqual } from '../invariants.ts';
import type { Deed, DeedName } from '../model/standing.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';

export const publicationActions: readonly Action[] = [
  { name: 'work on an article', weight: 16, run: workOnOne, mayDie: true },
  { name: 'ask for approvals or not', weight: 1, run: changeRule },
];

type Verb = (
  ctx: Context,
  actor: Actor,
  deed: Omit<Deed, 'by'> & { articleId: string },
) => Promise<unknown>;

const reason = 'The offer has ended.';

const verbs: Readonly<Record<DeedName, Verb>> = {
  submit: submitArticle,
  approve: approveArticle,
  reject: (ctx, actor, deed) => rejectArticle(ctx, actor, { ...deed, reason }),
  escalate: (ctx, actor, deed) => escalateArticle(ctx, actor, { ...deed, to: 'Kim Park' }),
  override: (ctx, actor, deed) => overrideApproval(ctx, actor, { ...deed, reason }),
  schedule: scheduleArticle,
  publish: publishArticle,
  unpublish: unpublishArticle,
  edit: (ctx, actor, deed) => editBody(ctx, actor, { ...deed, markdown: deed.text }),
};

/** How often each is chosen of those that can be done. */
const weights: Readonly<Record<DeedName, number>> = {
  submit: 2,
  approve: 4,
  reject: 1,
  escalate: 1,
  override: 2,
  schedule: 6,
  publish: 3,
  unpublish: 2,
  edit: 2,
};
const names = Object.keys(verbs) as DeedName[];

/** Mostly something that can be done. What cannot is refused and leaves nothing behind. */
async function workOnOne(world: World): Promise<void> {
  const { dice, publication, machine, view } = world;
  const [id, siteId] = dice.pickIfAny([...world.articles].slice(-12)) ?? [];
  if (!id || !siteId) return;
  publication.read();
  const isWritten = view.one('SELECT status FROM articles WHERE id = ?', id)?.status === 'complete';
  const deeds = names.map((name) => deedOf(world, id, name));
  const possible = deeds.filter((deed) => publication.isPossible(id, deed));
  const choices = dice.happens(0.85) ? possible : deeds;
  const deed = dice.weighted(choices.map((one) => [weights[one.name], one] as const));
  const isExpected = publication.expect(id, deed) && isWritten;
  let isDone = true;
  try {
    const { by, ...what } = deed;
    const actor = { kind: 'person', siteId, userId: null, name: by, role: 'operator' } as const;
    await verbs[deed.name](machine.app.ctx, actor, { ...what, articleId: id });
  } catch (error) {
    if (machine.isDead) return;
    if (!(error instanceof Problem)) throw error;
    isDone = false;
  }
  if (machine.isDead) return;
  const what = `${deed.name} of ${id}`;
  world.trace.add(`  ${what}: ${isDone ? 'done' : 'refused'}`);
  mustEqual(isDone, isExpected, 'answers-expected', `whether ${what} is done`);
  publication.read();
  if (isDone) publication.confirm();
  // The timetable looks every second.
  if (publication.hasScheduled()) machine.wake('publish-scheduled');
}

function deedOf(world: World, id: string, name: DeedName): Deed {
  const { dice, publication } = world;
  const wait = dice.weighted([
    [1, () => dice.between(-minute, 0)],
    [4, () => dice.between(1, 20 * minute)],
    [3, () => dice.between(minute, 5 * hour)],
    [1, () => dice.between(second, 3 * day)],
  ] as const)();
  const isSame = dice.happens(0.1);
  const text = `# Article on ${world.uniqueName()}\n\nLook at the tread of your tires.\n`;
  const last = publication.of(id).text ?? text;
  return { name, by: 'Ana Lopez', atMs: world.wallNow() + wait, text: isSame ? last : text };
}

async function changeRule(world: World): Promise<void> {
  const { machine, publication } = world;
  const { id, slug } = world.partners.anyStore();
  const asks = !publication.asksOf(id);
  publication.read();
  await updateSite(machine.app.ctx, slug, { requireApproval: asks ? 'on' : 'off' });
  publication.setRule(id, asks);
}
