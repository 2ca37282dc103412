import { TitledSection } from '@/components/ui/titled-section';
import type { ReactNode } from 'react';

interface MethodSection {
  id: string;
  title: string;
}

export const METHOD_SECTIONS = {
  places: { id: 'sechs-orte', title: 'Ein Haus an sechs Orten' },
  baseFormula: { id: 'grundformel', title: 'Die Grundformel' },
  regional: { id: 'regionale-bewertung', title: 'Die regionale Bewertung' },
  example: { id: 'beispiel', title: 'Ein Beispiel, Schritt für Schritt' },
  data: { id: 'daten', title: 'Woher die Preise kommen' },
  years: { id: 'zwei-jahrgaenge', title: 'Aus zwei Jahrgängen ein Preis von heute' },
  accuracy: { id: 'genauigkeit', title: 'Wie weit die Zahlen danebenliegen' },
  states: { id: 'laender', title: 'Die Länder im Vergleich' },
  little: { id: 'wenig-wissen', title: 'Wo wir wenig wissen' },
  range: { id: 'spanne', title: 'Spanne und Einstufung' },
  noFigure: { id: 'keine-zahl', title: 'Wann wir keine Zahl nennen' },
  limits: { id: 'grenzen', title: 'Was beide Rechnungen nicht wissen' },
} as const satisfies Record<string, MethodSection>;

export function MethodSection({
  section,
  children,
}: {
  section: MethodSection;
  children: ReactNode;
}) {
  return (
    <TitledSection
      id={section.id}
      title={section.title}
      look="border-t-2 border-ink pt-4 text-[1.625rem] hyphens-manual break-after-avoid sm:text-3xl"
      className="mt-16 space-y-5 text-lg hyphens-auto"
    >
      {children}
    </TitledSection>
  );
}
