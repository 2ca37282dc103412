type Source = '2024' | '2020-germany' | '2020-niedersachsen';

export interface Listing {
  source: Source;
  kind: 'house' | 'flat';
  type?: string;
  /** Five digits, not validated */
  postalCode?: string;
  state?: string;
  /** As the source writes it: 'Hannover (Kreis)' */
  district?: string;
  place?: string;
  /** Living area, m² */
  area: number;
  /** m² */
  plotArea?: number;
  rooms?: number;
  yearBuilt?: number;
  condition?: string;
  isResale: boolean;
  /** Euros, asking price */
  price: number;
}

/** An invalid row; the message is the reason it is counted under. */
export class UnreadableRow extends Error {}

type Cells = (column: string) => string;

export const FORM_NAMES = [
  'listings-2024',
  'houses-2020-germany',
  'houses-2020-niedersachsen',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

interface Form {
  name: FormName;
  date: string;
  needs: readonly string[];
  /** @throws UnreadableRow */
  read: (cells: Cells) => Listing;
}

function amount(text: string): number | undefined {
  const number = Number(text);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

function year(text: string): number | undefined {
  const number = amount(text);
  return number && Number.isInteger(number) && number >= 1000 && number <= 2100
    ? number
    : undefined;
}

/** `1067` and `1067.0` lost their zero in a spreadsheet. */
function postalCode(text: string): string | undefined {
  const digits = /^(\d{1,5})(\.0)?$/.exec(text)?.[1];
  return digits?.padStart(5, '0');
}

const isYes = (text: string) => /^(1(\.0)?|true)$/i.test(text);

function common(cells: Cells) {
  const area = amount(cells('livingAreaM2'));
  const price = amount(cells('priceEur'));
  if (!area) throw new UnreadableRow('no living area');
  if (!price) throw new UnreadableRow('no price');
  return {
    area,
    price,
    rooms: amount(cells('rooms')),
    plotArea: amount(cells('plotAreaM2')),
    yearBuilt: year(cells('yearBuilt')),
    condition: cells('condition') || undefined,
    type: cells('type') || undefined,
  };
}

export const FORMS: readonly Form[] = [
  {
    name: 'listings-2024',
    date: '2024-06',
    needs: ['kind', 'type', 'postalCode', 'livingAreaM2', 'priceEur', 'resale'],
    read(cells) {
      const kind = cells('kind');
      if (kind !== 'house' && kind !== 'flat') throw new UnreadableRow('neither house nor flat');
      return {
        source: '2024',
        kind,
        postalCode: postalCode(cells('postalCode')),
        isResale: isYes(cells('resale')),
        ...common(cells),
      };
    },
  },
  {
    name: 'houses-2020-germany',
    date: '2020-07',
    needs: ['state', 'district', 'place', 'livingAreaM2', 'condition', 'priceEur'],
    read: (cells) => ({
      source: '2020-germany',
      kind: 'house',
      state: cells('state') || undefined,
      district: cells('district') || undefined,
      place: cells('place') || undefined,
      isResale: cells('condition') !== 'first occupation',
      ...common(cells),
    }),
  },
  {
    name: 'houses-2020-niedersachsen',
    date: '2020-04',
    needs: ['postalCode', 'livingAreaM2', 'newBuild', 'priceEur'],
    read: (cells) => ({
      source: '2020-niedersachsen',
      kind: 'house',
      state: 'Niedersachsen',
      postalCode: postalCode(cells('postalCode')),
      isResale: !isYes(cells('newBuild')),
      ...common(cells),
    }),
  },
];

/** @throws Error naming the columns that the nearest form lacks */
export function formOf(header: readonly string[]): Form {
  const [nearest] = FORMS.map((form) => {
    const lacking = form.needs.filter((column) => !header.includes(column));
    return { form, lacking, share: lacking.length / form.needs.length };
  }).sort((one, other) => one.share - other.share);
  if (!nearest) throw new Error('There is no form');
  const { form, lacking } = nearest;
  if (lacking.length === 0) return form;
  throw new Error(`no known form; for ${form.name} it lacks the columns ${lacking.join(', ')}`);
}
