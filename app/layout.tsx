import type { Metadata, Viewport } from 'next';
import { ContentProtection } from '@/components/shell/content-protection';
import { OPEN_PAGES } from '@/components/shell/protected-pages';
import { RouteEffects } from '@/components/shell/route-effects';
import { Toaster } from '@/components/ui/toaster';
import { env } from '@/lib/platform/env';
import { FIRST_PAINT } from '@/lib/platform/http/security-policy';
import { colors } from '@/tailwind.config';
import { site } from '@/lib/site';
import { sans, sansFarther, serif, serifFarther } from './fonts';
import './globals.css';

const FONTS = [serif, sans, serifFarther, sansFarther].map(({ variable }) => variable).join(' ');

const { name, url } = site();

export const metadata: Metadata = {
  metadataBase: new URL(url),
  title: { default: `${name} – Immobilie kostenlos bewerten`, template: `%s – ${name}` },
  description:
    'Was ist Ihr Haus oder Ihre Wohnung wert? Kostenlose, unverbindliche Immobilienbewertung in zehn kurzen Schritten.',
  applicationName: name,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.paper },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.paper },
  ],
};

/**
 * Seconds. With `expireTime` in next.config.ts a change is visible within a minute, and no cache keeps a page
 * longer than the build whose scripts it loads.
 */
export const revalidate = 20;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    // The script marks the document if the question about cookies is answered.
    <html lang="de" className={FONTS} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT }} />
      </head>
      <body>
        <a
          href="#inhalt"
          className="sr-only z-50 rounded-md bg-petrol px-4 py-3 text-on-petrol focus:not-sr-only focus:absolute focus:left-3 focus:top-3"
        >
          Zum Inhalt springen
        </a>
        {children}
        <RouteEffects />
        {env().CONTENT_PROTECTION === 'on' && <ContentProtection open={OPEN_PAGES} />}
        <Toaster />
      </body>
    </html>
  );
}
