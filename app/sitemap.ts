import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export default function sitemap(): MetadataRoute.Sitemap {
  const { url } = site();
  return [routes.home, routes.valuation].map((path) => ({ url: new URL(path, url).href }));
}
