import { formatList } from '@/lib/platform/format/list';
import { formatArea, formatEuros, formatPercent } from '@/lib/platform/format/number';
import type { UsualHome } from './level';
import { type PricePlace, upwards } from './places';
import type { KindPrices, PricedPlace } from './prices';
import { homeInWords, inPlace, KIND_WORDS, percentAbove, perSquareMetre, SAME } from './words';

const BUDGETS = [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000].map(
  (thousands) => thousands * 1000,
);

export function whatItBuys(
  { kind, price, typical }: KindPrices,
  [, ...larger]: readonly PricedPlace[],
  where: string,
): string {
  const whole = price * typical.area;
  const budget = BUDGETS.reduce((best, each) =>
    Math.abs(each - whole) < Math.abs(best - whole) ? each : best,
  );
  const area = (each: number) => formatArea(Math.round(budget / each));
  const others = larger.flatMap(({ place, [kind]: other }) =>
    other ? `${inPlace(place.name)} ${area(other)}` : [],
  );
  const rest = others.length > 0 ? `, ${formatList(others)}` : '';
  return `Nach dem Preis je Quadratmeter entsprechen ${formatEuros(budget)} ${where} ${area(price)} ${KIND_WORDS[kind].mass}${rest}.`;
}

export function typicalSentence(
  { kind, typical, price }: KindPrices,
  place: PricePlace,
  inCountry: UsualHome,
): string {
  const euros = formatEuros(Math.round((price * typical.area) / 1000) * 1000);
  const larger = upwards(place).find(({ level }) => level === typical.of);
  const whose =
    typical.of === 'region' || !larger
      ? 'Am häufigsten angeboten wird'
      : `Was hier üblich ist, lässt sich nicht sagen, weil zu wenige der Angebote aus zweiter Hand sind. Gerechnet ist mit dem, was ${inPlace(larger.name)} üblich ist:`;
  const isAlike = typical.propertyType === inCountry.propertyType;
  const differs = Math.abs(percentAbove(typical.area, inCountry.area)) >= 8;
  const beside =
    typical.of === 'region' && place.level !== 'country' && isAlike && differs
      ? ` Bundesweit sind es ${formatArea(inCountry.area)}.`
      : '';
  const home =
    kind === 'house' ? homeInWords(typical) : `eine Wohnung mit ${formatArea(typical.area)}`;
  return `${whose} ${home}; dafür werden etwa ${euros} verlangt.${beside}`;
}

export function rangeSentence({ kind, from, to }: KindPrices, inCountry?: KindPrices): string {
  const first = `Acht von zehn ${KIND_WORDS[kind].dative} werden für ${formatEuros(from)} bis ${perSquareMetre(to)} angeboten.`;
  if (!inCountry) return first;
  const share = Math.log(to / from) / Math.log(inCountry.to / inCountry.from);
  if (share < 0.5) return `${first} Das ist eine engere Spanne als bundesweit.`;
  return share > 0.9 ? `${first} Die Preise gehen weit auseinander.` : first;
}

const yearsApart = ({ byYear }: KindPrices) => {
  const of = (year: number) => byYear.find((each) => each.year === year)!.price;
  return percentAbove(of(2015), of(1955));
};

export function yearSentence(prices: KindPrices, inCountry?: KindPrices): string {
  const percent = yearsApart(prices);
  const elsewhere = inCountry ? yearsApart(inCountry) : percent;
  const much =
    Math.abs(percent) < SAME
      ? 'fast genauso viel wie'
      : `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'mehr' : 'weniger'} als`;
  const why =
    percent > elsewhere
      ? 'günstig ist, zählt das Alter mehr'
      : 'teuer ist, zählt das Alter weniger';
  const beside =
    Math.abs(percent - elsewhere) >= 5
      ? ` Bundesweit sind es ${formatPercent(elsewhere)}: Wo der Boden ${why}.`
      : '';
  return `Ein Haus von 2015 kostet ${much} eines von 1955, wenn sonst alles gleich ist.${beside}`;
}

export function sizeSentence({ kind, byArea }: KindPrices): string {
  const [small, , large] = byArea as [KindPrices['byArea'][0], unknown, KindPrices['byArea'][0]];
  const [smallEach, largeEach] = [small.value / small.area, large.value / large.area];
  const perMetre =
    smallEach > largeEach
      ? percentAbove(smallEach, largeEach)
      : -percentAbove(largeEach, smallEach);
  const { many, dative } = KIND_WORDS[kind];
  const whole = percentAbove(large.value, small.value);
  const than =
    Math.abs(perMetre) < SAME
      ? `der Quadratmeter kostet bei kleinen und großen ${dative} fast dasselbe`
      : `je Quadratmeter sind ${perMetre > 0 ? 'kleine' : 'große'} ${many} also ${formatPercent(Math.abs(perMetre))} teurer`;
  return `Für ${formatArea(large.area)} wird ${formatPercent(whole)} mehr verlangt als für ${formatArea(small.area)}; ${than}.`;
}
