/** Structured data for search engines, schema.org. Every address in it is absolute. */
export type StructuredData = Record<string, unknown> & { '@type': string };

interface Publisher {
  name: string;
  url: string;
}

const publisherId = (url: string) => `${url}/#organisation`;

/** Who runs the portal. */
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

/** A guide article. */
export function article(data: ArticleData, { name, url }: Publisher): StructuredData {
  const organisation = { '@type': 'Organization', '@id': publisherId(url), name, url };
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

/** Where a page stands, from the top down. */
export function breadcrumbs(steps: readonly { name: string; address: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** Questions and answers that stand on the page. */
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

/** JSON that may stand in a script element: nothing in it can end the element. */
export function toJsonLd(entries: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': entries };
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
