import { mustEqual } from '../invariants.ts';
import type { World } from '../world.ts';

const written = "SELECT count(*) FROM vehicle_descriptions WHERE status = 'complete'";

/** A batch waits for texts that are being written and for nothing else. */
const idleWaits = `SELECT count(*) FROM description_waits AS wait
  LEFT JOIN vehicle_descriptions AS text ON text.id = wait.description_id
  WHERE text.status IS NOT 'generating'`;
const idleBatches = `SELECT count(*) FROM description_batches AS batch WHERE NOT EXISTS
  (SELECT 1 FROM description_waits AS wait WHERE wait.batch_id = batch.id)`;

const laterOf = `SELECT 1 FROM vehicle_descriptions AS later
  WHERE later.site_id = text.site_id AND later.vehicle_id = text.vehicle_id
    AND later.sequence > text.sequence`;
const shownOtherwise = `SELECT count(*) FROM vehicle_descriptions AS text
  JOIN vehicles AS car ON car.id = text.vehicle_id
  WHERE NOT EXISTS (${laterOf}) AND (car.description_status <> text.status
    OR (text.status <> 'generating' AND car.ai_description IS NOT text.text))`;
const writtenOver = `SELECT count(*) FROM vehicle_descriptions AS text
  WHERE text.maker = 'person' AND EXISTS (${laterOf} AND later.maker = 'writer')`;

/** How descriptions of vehicles ended, by the events and by the rows. */
export class Descriptions {
  private lastSequence = 0;
  private told = 0;

  check({ view }: World): void {
    const sql = `SELECT sequence, type FROM events
      WHERE sequence > ? AND type = 'inventory.description.completed' ORDER BY sequence`;
    for (const { sequence } of view.all(sql, this.lastSequence)) {
      this.lastSequence = Number(sequence);
      this.told += 1;
    }
    mustEqual(this.told, view.count(written), 'descriptions-end', 'the number of texts told of');
    mustEqual(view.count(idleWaits), 0, 'descriptions-end', 'waits for what has ended');
    mustEqual(view.count(idleBatches), 0, 'descriptions-end', 'batches that wait for nothing');
    const shown = view.count(shownOtherwise);
    mustEqual(shown, 0, 'description-is-newest', 'the number of vehicles that show another');
    const over = view.count(writtenOver);
    mustEqual(over, 0, 'description-is-newest', "the number of a person's texts written over");
  }
}
