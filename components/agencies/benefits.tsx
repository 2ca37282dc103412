import { AgenciesSection } from './section';
import { LEAD_MAX_AGE } from '@/lib/agencies/constants';

const BENEFITS: readonly { title: string; text: string }[] = [
  {
    title: 'Ein Lead, ein Büro',
    text: 'Die Einwilligung gilt für höchstens ein Maklerbüro. Einen zweiten Käufer gibt es nicht.',
  },
  {
    title: 'Einwilligung zum Vorzeigen',
    text: 'Wortlaut, Zeitpunkt und Fassung kommen mit dem Lead.',
  },
  {
    title: 'Frisch oder gar nicht',
    text: `Beim Verkauf höchstens ${LEAD_MAX_AGE}\u00a0Stunden alt; im Angebot steht, wie viel davon bleibt.`,
  },
  {
    title: 'Eine Klasse mit Gründen',
    text: 'Was bestätigt ist und was fehlt, lesen Sie vor der Annahme.',
  },
  {
    title: 'Ihr Gebiet',
    text: 'Nach Postleitzahlen. Gebietsschutz auf Wunsch im Paket Professional, immer im Paket Enterprise.',
  },
  {
    title: 'Preise ohne Nachfrage',
    text: 'Drei Klassen, drei Einzelpreise, drei Pakete, alle auf dieser Seite.',
  },
];

export function Benefits() {
  return (
    <AgenciesSection id="vorteile" title="Was Sie davon haben">
      <ul className="mt-5 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ title, text }) => (
          <li key={title} className="bg-surface px-5 py-4 sm:p-6">
            <h3 className="text-lg wrap-anywhere hyphens-auto">{title}</h3>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </AgenciesSection>
  );
}
