import { bindWords } from '@/lib/platform/format/bind-words';
import { formatNumber } from '@/lib/platform/format/number';
import type { ModelCard } from '@/lib/valuation/regional/model-card';
import { factorNotes } from './factor-notes';
import { Section } from './section';
import { SECTIONS } from './sections';

/** The regional model in plain words, one property of a home after the other. */
export function RegionalSection({ card }: { card: ModelCard }) {
  const { listingsPerRegionAtLeast } = card;
  const notes = factorNotes({ regions: formatNumber(card.regions), listingsPerRegionAtLeast });
  return (
    <Section section={SECTIONS.regional}>
      <p>
        Die regionale Bewertung ist aus Angebotspreisen gelernt. Sie beginnt beim Median aller
        Häuser oder aller Wohnungen in Deutschland und nimmt dann ein Merkmal nach dem anderen
        hinzu. Jedes wirkt als Faktor auf den Preis; in der Bewertung steht es als Betrag in Euro,
        damit sich die Zeilen zusammenzählen lassen.
      </p>
      <dl className="border-b border-line text-base">
        {Object.values(notes).map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold hyphens-manual">{label}</dt>
            <dd>{bindWords(text)}</dd>
          </div>
        ))}
      </dl>
      <p>
        Die Zahl gilt für den Verkauf aus zweiter Hand. Neubauten vom Bauträger stehen zwar in den
        Daten, werden aber getrennt behandelt, weil sie am selben Ort mehr kosten.
      </p>
    </Section>
  );
}
