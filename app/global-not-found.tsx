import type { Metadata } from 'next';
import RootLayout, { metadata as common } from './layout';
import { MissingPage } from './missing-page';
import { PlainFrame } from './plain-frame';

export { viewport } from './layout';

export const metadata: Metadata = {
  ...common,
  title: `Seite nicht gefunden – ${common.applicationName}`,
};

/**
 * What stands at an address that leads nowhere. A page of its own, with the whole house around it:
 * Next would send a not-found.tsx along with each page, once for every layout.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <PlainFrame>
        <MissingPage />
      </PlainFrame>
    </RootLayout>
  );
}
