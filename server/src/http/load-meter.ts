import { SLOW_ANSWER_MS } from '@bcs/contract/features/instructor-api/limits';
import { MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';

/** The number of answers in a minute below which one slow one says nothing. */
const MIN_SAMPLES = 20;
const SLOW_SHARE = 0.05;

/**
 * Tells whether this process is under load: more than one in twenty of its answers of the last minute was slow, so
 * their 95th percentile was. Counted by the second, so that it costs nothing. D-173
 */
export class LoadMeter {
  private readonly seconds = new Map<number, { answers: number; slow: number }>();

  record(tookMs: number, now: Instant): void {
    const second = Math.floor(msOf(now) / 1000);
    const counted = this.seconds.get(second) ?? { answers: 0, slow: 0 };
    counted.answers += 1;
    if (tookMs > SLOW_ANSWER_MS) counted.slow += 1;
    this.seconds.set(second, counted);
    this.forget(now);
  }

  isUnderLoad(now: Instant): boolean {
    this.forget(now);
    let [answers, slow] = [0, 0];
    for (const each of this.seconds.values()) {
      answers += each.answers;
      slow += each.slow;
    }
    return answers >= MIN_SAMPLES && slow > answers * SLOW_SHARE;
  }

  private forget(now: Instant) {
    const first = Math.floor((msOf(now) - MINUTE) / 1000);
    for (const second of this.seconds.keys()) {
      if (second > first) return;
      this.seconds.delete(second);
    }
  }
}
