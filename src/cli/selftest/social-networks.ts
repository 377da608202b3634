import type { Platform } from '../../../schema/contracts/social.ts';
import type { Network, Networks, OutgoingPost, Published } from '../../providers/networks/port.ts';
import type { Dice } from './dice.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What readers of a network see. */
export type PublicPost = { id: string; platform: Platform; text: string; at: number };

/** How often a network loses the answer to what it has done, and does nothing at all. */
export type SocialHealth = { loses: number; fails: number };

/**
 * Networks that outlive the process: they lose answers, refuse, and want to be left alone. Each can
 * be asked what it has.
 */
export class SocialNetworks {
  readonly posts = new Map<string, PublicPost>();
  /** How often each text was taken, on each network; a deletion takes nothing off. */
  readonly taken = new Map<string, number>();
  readonly health: SocialHealth = { loses: 0.2, fails: 0.15 };
  readonly networks: Networks;
  private count = 0;

  constructor(
    private readonly dice: Dice,
    private readonly time: VirtualTime,
  ) {
    const of = (platform: Platform) => this.network(platform);
    this.networks = {
      x: of('x'),
      facebook: of('facebook'),
      instagram: of('instagram'),
      linkedin: of('linkedin'),
      google_business: of('google_business'),
    };
  }

  private network(platform: Platform): Network {
    return {
      publish: async (_session, post) => this.publish(platform, post),
      find: async (_session, post, { known }) => {
        if (this.dice.happens(this.health.fails)) return { kind: 'unavailable', message: 'Down.' };
        const found = [...this.posts.values()].find(
          (one) => one.platform === platform && one.text === post.text && !known.has(one.id),
        );
        return found ? published(found.id) : { kind: 'absent' };
      },
      remove: async (_session, id) => {
        if (this.dice.happens(this.health.fails)) return { kind: 'unknown', message: 'Down.' };
        this.posts.delete(id);
        if (this.dice.happens(this.health.loses)) return { kind: 'unknown', message: 'Lost.' };
        return { kind: 'removed' };
      },
      accounts: async () => ({ kind: 'accounts', accounts: [] }),
      inspect: null,
      reviews: null,
      reply: null,
    };
  }

  private publish(
    platform: Platform,
    { text }: OutgoingPost,
  ): Awaited<ReturnType<Network['publish']>> {
    const { dice, health } = this;
    if (dice.happens(health.fails)) {
      const untilMs = this.time.clock.now() + dice.between(1_000, 900_000);
      return dice.pick([
        { kind: 'unavailable', message: 'Down.' },
        { kind: 'unknown', message: 'Down.' },
        { kind: 'refused', message: 'No.' },
        { kind: 'throttled', untilMs, message: 'Too much.' },
      ] as const);
    }
    this.count += 1;
    const id = `${platform}-${this.count}`;
    this.posts.set(id, { id, platform, text, at: this.time.clock.now() });
    const key = `${platform} ${text}`;
    this.taken.set(key, (this.taken.get(key) ?? 0) + 1);
    if (dice.happens(health.loses)) return { kind: 'unknown', message: 'Lost.' };
    return published(id);
  }
}

function published(externalId: string): Published {
  return { kind: 'published', externalId, url: `https://network.example/${externalId}` };
}
