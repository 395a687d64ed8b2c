/** My own card points, counted along as an attentive player does: only for whoever lets the table claim for him. */
import type { TableEvent, View } from '../wire';
import { pointsOf } from './cards';

export class Counting {
  private tricks = 0;
  private cards = 0;
  private announced = 0;
  /** Whether the deal was followed from its beginning. */
  private whole = false;

  forget(): void {
    this.whole = false;
  }

  see(event: TableEvent, me: number | null): void {
    if (event.type === 'dealBegan') {
      this.tricks = this.cards = this.announced = 0;
      this.whole = true;
    } else if (event.type === 'takenBack') {
      this.whole = false;
    } else if (event.type === 'trickTaken' && event.seat === me) {
      this.tricks += 1;
      this.cards += pointsOf(event.cards);
    } else if (event.type === 'marriageAnnounced' && event.seat === me) {
      this.announced += event.points;
    }
  }

  /** My points: as the table shows them, else as counted; 0 if the deal was not followed from its beginning. */
  points(deal: View['deal'], me: number | null): number {
    if (!deal || me === null) return 0;
    const shown = deal.points?.[me];
    if (shown !== null && shown !== undefined) return shown;
    if (!this.whole) return 0;
    return this.cards + (this.tricks > 0 ? this.announced : 0);
  }
}
