import { DayWindow } from './day-window.ts';
import { MinuteWindow } from './minute-window.ts';
import type {
  Quota,
  RateLimiter,
  RateVerdict,
  SavedWindows,
  WindowVerdict,
} from './rate-limiter.ts';

type Windows = { minute: MinuteWindow; day: DayWindow | null };

/** Windows of callers who have been silent are dropped at about this many. */
const sweepAt = 10_000;
const sweepEveryMs = 1_000;

/** Counts in the memory of this process: exact for one node, and settled on the spot. */
export class MemoryRateLimiter implements RateLimiter {
  private readonly callers = new Map<string, Windows>();
  private changed = new Set<string>();
  /** A flood of addresses must not cost a walk over all windows for each request. */
  private nextSweepMs = 0;

  take(caller: string, quota: Quota, nowMs: number): RateVerdict {
    const windows = this.windowsOf(caller, quota, nowMs);
    const isFree = windows.minute.isFree(nowMs) && hasDayLeft(windows, quota, nowMs);
    windows.minute.push(nowMs);
    windows.day?.push(nowMs);
    if (windows.day) this.changed.add(caller);
    return verdict(windows, quota, isFree, nowMs);
  }

  /** The same figures, and whether a request would be admitted, without counting one. */
  peek(caller: string, quota: Quota, nowMs: number): RateVerdict {
    const day = quota.day === null ? null : new DayWindow();
    const windows = this.callers.get(caller) ?? { minute: new MinuteWindow(quota.minute), day };
    const isFree = windows.minute.isFree(nowMs) && hasDayLeft(windows, quota, nowMs);
    return verdict(windows, quota, isFree, nowMs);
  }

  /** The windows that changed since the last call: of keys only, addresses are not kept. */
  takeChanged(nowMs: number): SavedWindows[] {
    const callers = [...this.changed];
    this.changed = new Set();
    return callers.flatMap((caller) => {
      const windows = this.callers.get(caller);
      if (!windows) return [];
      const minutes = windows.day?.pairs() ?? [];
      return [{ caller, times: windows.minute.inWindow(nowMs), minutes }];
    });
  }

  /** Puts back what was saved, before the first request. The limit is set right by that request. */
  restore(saved: readonly SavedWindows[]): void {
    for (const { caller, times, minutes } of saved) {
      const minute = MinuteWindow.of(Math.max(1, times.length), times);
      this.callers.set(caller, { minute, day: DayWindow.of(minutes) });
    }
  }

  private windowsOf(caller: string, quota: Quota, nowMs: number): Windows {
    const known = this.callers.get(caller);
    if (known?.minute.limit === quota.minute) return known;
    if (this.callers.size >= sweepAt && nowMs >= this.nextSweepMs) this.sweep(nowMs);
    const minute = MinuteWindow.of(quota.minute, known?.minute.inWindow(nowMs) ?? []);
    const day = quota.day === null ? null : (known?.day ?? new DayWindow());
    const made = { minute, day };
    this.callers.set(caller, made);
    return made;
  }

  private sweep(nowMs: number): void {
    this.nextSweepMs = nowMs + sweepEveryMs;
    for (const [caller, { minute, day }] of this.callers) {
      const isDayOver = !day || day.used(nowMs) === 0;
      if (isDayOver && minute.isIdle(nowMs)) this.callers.delete(caller);
    }
  }
}

function hasDayLeft({ day }: Windows, quota: Quota, nowMs: number): boolean {
  return day === null || quota.day === null || day.used(nowMs) < quota.day;
}

function verdict(windows: Windows, quota: Quota, admitted: boolean, nowMs: number): RateVerdict {
  const { minute, day } = windows;
  const minuteUsed = minute.used(nowMs);
  return {
    admitted,
    minute: {
      limit: quota.minute,
      remaining: admitted ? Math.max(0, quota.minute - minuteUsed) : 0,
      emptyAt: minute.emptyAt(nowMs),
    },
    day: dayVerdict(windows, quota, nowMs),
    waitMs: admitted ? 0 : Math.max(minute.waitMs(nowMs), dayWaitMs(day, quota, nowMs)),
  };
}

function dayWaitMs(day: DayWindow | null, quota: Quota, nowMs: number): number {
  return day === null || quota.day === null ? 0 : day.waitMs(quota.day, nowMs);
}

function dayVerdict({ day }: Windows, quota: Quota, nowMs: number): WindowVerdict | null {
  if (day === null || quota.day === null) return null;
  const remaining = Math.max(0, quota.day - day.used(nowMs));
  return { limit: quota.day, remaining, emptyAt: day.emptyAt(nowMs) };
}
