import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { TextLink } from '@/components/ui/text-link';
import { formatList } from '@/lib/platform/format/list';
import { formatEuros } from '@/lib/platform/format/number';
import type { KindPrices } from '@/lib/prices/prices';
import type { PriceView } from '@/lib/prices/view';
import { inPlace, KIND_WORDS, perSquareMetre } from '@/lib/prices/words';
import { CONFIDENCE_LABELS } from '@/lib/valuation/regional-labels';
import { modelCard } from '@/lib/valuation/regional/model-card';
import { EmbedCode } from './embed-code';
import { KindSection } from './kind-section';
import { DataNote } from './data-note';
import { PlaceForm } from './place-form';
import { PlaceTable } from './place-table';
import { PriceMapFigure } from './price-map';

interface PricePageProps {
  view: PriceView;
  valuation: ReactNode;
  reading: ReactNode;
}

function Trail({ trail }: Pick<PriceView, 'trail'>) {
  if (trail.length === 1) return null;
  return (
    <nav aria-label="Brotkrumen" className="text-base text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ level, name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <>
                <PageLink href={path} className="underline underline-offset-4">
                  {level === 'country' ? 'Immobilienpreise' : name}
                </PageLink>{' '}
                <span aria-hidden="true">›</span>
              </>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Headline({ prices }: { prices: KindPrices }) {
  const { kind, price, from, to, confidence, evidence } = prices;
  return (
    <div className="border-t-2 border-ink pt-3">
      <dt className="text-lg">{KIND_WORDS[kind].many}</dt>
      <dd className="font-serif text-4xl font-semibold tabular-nums">{perSquareMetre(price)}</dd>
      <dd className="mt-1 text-muted">
        acht von zehn: {formatEuros(from)} bis {formatEuros(to)}
      </dd>
      <dd className="mt-2 text-base">
        Aussagekraft {CONFIDENCE_LABELS[confidence]}: {evidence}
      </dd>
    </div>
  );
}

function ThinNote({ place, together, compared }: PriceView) {
  const { place: parent, house, flat } = compared[1]!;
  const figures = [
    ...(house ? [`Häuser ${perSquareMetre(house)}`] : []),
    ...(flat ? [`Wohnungen ${perSquareMetre(flat)}`] : []),
  ];
  return (
    <p className="mt-6 max-w-prose border-l-3 border-brick pl-5">
      Aus {place.name} selbst liegen zu wenige Angebote für eigene Zahlen vor.
      {together.length > 0 &&
        ` Die Preise gelten für ${place.key} gemeinsam mit ${formatList(together)}.`}{' '}
      Zum Vergleich die Mitte aller Angebote{' '}
      <TextLink href={parent.path}>{inPlace(parent.name)}</TextLink>: {formatList(figures)}. Ob ein
      einzelner Ort darüber oder darunter liegt, hängt von seiner Lage ab.
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      {children}
    </section>
  );
}

export function PricePage({ view, valuation, reading }: PricePageProps) {
  const { place, house, flat, isThin, compared, children, map, neighbours, inCountry } = view;
  const kinds = [house, flat].filter((each) => each !== undefined);
  const mapTitle = `Preise von ${KIND_WORDS[map.kind].dative} ${inPlace(map.of.name)}`;
  return (
    <article className="mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
      <Trail trail={view.trail} />
      <h1 tabIndex={-1} className="mt-4 text-[2rem] outline-none sm:text-[2.75rem]">
        Immobilienpreise {inPlace(place.name)}
      </h1>
      <p className="mt-4 max-w-prose text-lg">{view.opening}</p>
      <p className="mt-2 max-w-prose text-base text-muted">
        Verlangte Preise, Stand {modelCard.priceIndex.to}
      </p>
      {place.level === 'country' && (
        <div className="mt-6">
          <PlaceForm />
        </div>
      )}
      {isThin && <ThinNote {...view} />}
      <dl className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {kinds.map((each) => (
          <Headline key={each.kind} prices={each} />
        ))}
      </dl>
      <div className="gap-x-16 lg:grid lg:grid-cols-2">
        <Part title="Was auffällt">
          <ul className="mt-4 max-w-prose list-disc space-y-2 pl-5 marker:text-brick">
            {view.statements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        <Part title={`${KIND_WORDS[map.kind].many} ${inPlace(map.of.name)} auf der Karte`}>
          <PriceMapFigure title={mapTitle} map={map} />
        </Part>
      </div>
      <div className="mt-14">{valuation}</div>
      {kinds.map((each) => (
        <KindSection
          key={each.kind}
          prices={each}
          inCountry={inCountry[each.kind]!}
          place={place}
          compared={compared}
        />
      ))}
      {place.towns.length > 0 && (
        <Part title={`Städte und Gemeinden ${inPlace(place.name)}`}>
          <p className="mt-3 max-w-prose">Orte mit mehreren Postleitzahlen, jeweils im Ganzen.</p>
          <PlaceTable caption={`Städte und Gemeinden ${inPlace(place.name)}`} rows={view.towns} />
        </Part>
      )}
      {children.length > 0 && (
        <Part title={`Alle Preise ${inPlace(place.name)}`}>
          <PlaceTable caption={`Preise ${inPlace(place.name)}`} rows={children} />
        </Part>
      )}
      {neighbours.length > 0 && (
        <Part title={place.level === 'state' ? 'Andere Länder' : 'In der Umgebung'}>
          <PlaceTable
            caption="Preise in der Umgebung"
            rows={neighbours}
            own={{ house: house?.price, flat: flat?.price }}
          />
        </Part>
      )}
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <PlaceForm comparing={place.path} />
        {place.level !== 'country' && <PlaceForm />}
      </div>
      <div className="mt-10">
        <EmbedCode place={place} />
      </div>
      {reading && (
        <Part title="Weiterlesen">
          <div className="mt-4 max-w-prose border-b border-line">{reading}</div>
        </Part>
      )}
      <DataNote />
    </article>
  );
}
