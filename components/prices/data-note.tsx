import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/platform/format/date';
import { routes } from '@/lib/routes';
import { REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { modelCard } from '@/lib/valuation/regional/model-card';

export function DataNote() {
  return (
    <p className="mt-12 max-w-prose text-base text-muted">
      Datenstand: {REGIONAL_DATA}; gerechnet mit dem Modell vom{' '}
      {formatDate(new Date(modelCard.fittedOn))}. Angebotspreise sind, was Verkäufer verlangen;
      bezahlt wird oft ein anderer Preis. Gemeint ist jeweils die Mitte für den Verkauf aus zweiter
      Hand: Die Hälfte wird teurer angeboten, die andere günstiger. Unter den gezählten Angeboten
      sind auch neue Häuser und Wohnungen; ihr Aufpreis ist herausgerechnet.{' '}
      <TextLink href={routes.method}>So kommen die Zahlen zustande</TextLink>
    </p>
  );
}
