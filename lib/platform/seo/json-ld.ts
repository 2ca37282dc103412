import { routes } from '@/lib/routes';

/** For search engines, schema.org. All addresses are absolute. */
export type StructuredData = Record<string, unknown> & { '@type': string };

interface Publisher {
  name: string;
  url: string;
}

const publisherId = (url: string) => `${url}/#organisation`;

const publisher = ({ name, url }: Publisher) => ({
  '@type': 'Organization',
  '@id': publisherId(url),
  name,
  url,
});

export function organization({
  name,
  url,
  company,
  phone,
  email,
}: Publisher & { company: string; phone: string; email: string }): StructuredData {
  return {
    '@type': 'Organization',
    '@id': publisherId(url),
    name,
    legalName: company,
    url,
    logo: `${url}/icon.svg`,
    telephone: phone,
    email,
  };
}

interface ArticleData {
  headline: string;
  description: string;
  address: string;
  image: string;
  published: Date;
  modified: Date;
  section: string;
}

export function article(data: ArticleData, portal: Publisher): StructuredData {
  const organisation = publisher(portal);
  return {
    '@type': 'Article',
    headline: data.headline,
    description: data.description,
    mainEntityOfPage: data.address,
    image: [data.image],
    datePublished: data.published.toISOString(),
    dateModified: data.modified.toISOString(),
    articleSection: data.section,
    inLanguage: 'de',
    author: organisation,
    publisher: organisation,
  };
}

/** From the home page; paths below `url`. */
export function breadcrumbs(
  url: string,
  pages: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Startseite', path: routes.home }, ...pages].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${url}${path}`,
      }),
    ),
  };
}

interface PlaceData {
  type: 'Country' | 'State' | 'AdministrativeArea' | 'City' | 'Place';
  name: string;
  address: string;
  postal?: { code: string; locality: string; region: string };
  position?: { latitude: number; longitude: number };
  within?: Pick<PlaceData, 'type' | 'name' | 'address'>;
}

const placeId = (address: string) => `${address}#ort`;

const namedPlace = ({ type, name, address }: Pick<PlaceData, 'type' | 'name' | 'address'>) => ({
  '@type': type,
  '@id': placeId(address),
  name,
  url: address,
});

export function place({ postal, position, within, ...named }: PlaceData): StructuredData {
  return {
    ...namedPlace(named),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'DE',
      ...(postal && {
        postalCode: postal.code,
        addressLocality: postal.locality,
        addressRegion: postal.region,
      }),
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(within && { containedInPlace: namedPlace(within) }),
  };
}

interface DatasetData {
  name: string;
  /** Search engines need at least 50 characters */
  description: string;
  /** Of the page that shows it, which also identifies the place */
  address: string;
  placeName: string;
  years: readonly [string, string];
  modified: string;
  technique: string;
  measured: readonly { name: string; value: number; from: number; to: number; unit: string }[];
  json?: string;
}

export function dataset(data: DatasetData, portal: Publisher): StructuredData {
  const { name, description, address, placeName, years, modified, technique, measured } = data;
  return {
    '@type': 'Dataset',
    name,
    description,
    url: address,
    inLanguage: 'de',
    isAccessibleForFree: true,
    creator: publisher(portal),
    dateModified: modified,
    temporalCoverage: years.join('/'),
    spatialCoverage: { '@type': 'Place', '@id': placeId(address), name: placeName },
    measurementTechnique: technique,
    variableMeasured: measured.map(({ name: what, value, from, to, unit }) => ({
      '@type': 'PropertyValue',
      name: what,
      value,
      minValue: from,
      maxValue: to,
      unitText: unit,
    })),
    ...(data.json && {
      distribution: [
        { '@type': 'DataDownload', contentUrl: data.json, encodingFormat: 'application/json' },
      ],
    }),
  };
}

export function faqPage(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Nothing in it can end the script element. */
export function toJsonLd(entries: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': entries };
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
