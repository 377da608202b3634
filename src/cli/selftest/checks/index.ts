import { Changes } from '../changes.ts';
import type { World } from '../world.ts';
import { Counters } from './counters.ts';
import { Descriptions } from './descriptions.ts';
import { Endings } from './endings.ts';
import { Work } from './work.ts';

/** What is compared with the rows after every step. */
export class Checks {
  private readonly changes: Changes;
  private readonly counters = new Counters();
  private readonly descriptions = new Descriptions();
  private readonly endings = new Endings();
  private readonly work = new Work();

  constructor(private readonly world: World) {
    this.changes = new Changes(world.view);
  }

  /** Of rows that were written since the last time. */
  check(): void {
    const { world } = this;
    const changed = this.changes.read();
    this.counters.check(world, changed);
    this.endings.check(world, changed);
    this.descriptions.check(world);
    world.leads.check();
    this.work.check(world, changed);
    world.publication.check(changed.articles);
    world.social.check(world);
  }

  /** Of all rows, at the end. */
  checkAll(): void {
    this.check();
    this.counters.checkAll(this.world);
    this.endings.checkAll(this.world);
    this.world.publication.checkAll();
    this.world.social.checkAll(this.world);
  }
}
