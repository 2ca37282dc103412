import { site } from '@/lib/site';

const PROMISES = [
  {
    title: 'Eine Antwort innerhalb von 24\u00a0Stunden',
    text: 'Ein Experte geht Ihre Angaben mit Ihnen durch und nennt Ihnen eine erste Einschätzung.',
  },
  {
    title: 'Eine kostenlose Erstberatung',
    text: 'Zu Preis, Ablauf und Unterlagen, ohne Vertrag.',
  },
  {
    title: 'Ein unverbindliches Angebot',
    text: 'Ob, wann und mit wem Sie verkaufen, entscheiden Sie.',
  },
];

/** What the form leads to, beside it or, on a phone, below it. */
export function LeadAside() {
  const { phone, phoneHref } = site();
  return (
    <aside aria-labelledby="erwartet-sie" className="self-start border-t-2 border-ink pt-4">
      <h2 id="erwartet-sie" className="text-xl">
        Das erwartet Sie
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="py-3 first:pt-0">
            <p className="font-semibold leading-snug">{title}</p>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-4 text-base text-muted">
        Lieber gleich sprechen?{' '}
        <a
          href={phoneHref}
          className="inline-block font-semibold whitespace-nowrap text-petrol underline underline-offset-4"
        >
          {phone}
        </a>
      </p>
    </aside>
  );
}
