import { escapeHtml } from './escape-html';

export interface SitemapEntry {
  url: string;
  lastModified?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapXml(
  of: 'urlset' | 'sitemapindex',
  entries: readonly SitemapEntry[],
): string {
  const element = of === 'urlset' ? 'url' : 'sitemap';
  const rows = entries.map(({ url, lastModified }) => {
    const when = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(url)}</loc>${when}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${of} xmlns="${NAMESPACE}">\n${rows.join('')}</${of}>\n`;
}

export const sitemapResponse = (...of: Parameters<typeof sitemapXml>) =>
  new Response(sitemapXml(...of), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=300' },
  });
