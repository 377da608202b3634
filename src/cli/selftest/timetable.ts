import { hour, second } from '../../lib/clock.ts';
import { Backups } from './checks/backups.ts';
import { checkAnswersSwept, checkDeliveriesSwept, checkRequestsSwept } from './checks/retention.ts';
import { checkImagesSwept } from './checks/images.ts';
import type { World } from './world.ts';

const saveEveryMs = 5 * second;
/** As often as the sweeps come by here: for each hour they would cost more than all else. */
const sweepEveryMs = 6 * hour;

/** Loops that wait for nothing but time, and what holds after each of them. */
export class Timetable {
  private readonly backups: Backups;
  private savedAt = 0;
  private sweptAt = 0;
  private hourAt = hour;

  constructor(private readonly world: World) {
    this.backups = new Backups(world);
  }

  /** When something of it is next due, in passed time. */
  nextAt(): number {
    return this.hourAt;
  }

  async runHourly(): Promise<void> {
    const { machine, time } = this.world;
    this.hourAt = time.passedMs + hour;
    await machine.run('back-up');
    if (machine.isDead) return;
    this.backups.checkMade();
    await machine.run('prove-backup');
    this.backups.checkProved();
    if (time.passedMs - this.sweptAt >= sweepEveryMs) await this.sweep();
  }

  /** At the end of any time that passed. */
  async saveUsage(): Promise<void> {
    const { machine, time, limits } = this.world;
    if (time.passedMs - this.savedAt < saveEveryMs || machine.fuse !== null) return;
    this.savedAt = time.passedMs;
    await machine.run('save-usage');
    limits.stored(this.world.wallNow());
  }

  private async sweep(): Promise<void> {
    const { world } = this;
    const { machine } = world;
    this.sweptAt = world.time.passedMs;
    const sweeps: [loop: string, check: () => void | Promise<void>][] = [
      ['sweep-webhooks', () => {}],
      ['sweep-deliveries', () => checkDeliveriesSwept(world)],
      ['sweep-idempotency', () => checkAnswersSwept(world)],
      ['sweep-request-log', () => checkRequestsSwept(world)],
      ['expire-recommendations', () => {}],
      ['sweep-market', () => {}],
      ['sweep-images', () => checkImagesSwept(world)],
    ];
    for (const [loop, check] of sweeps) {
      await machine.run(loop);
      if (machine.isDead) return;
      await check();
    }
  }
}
