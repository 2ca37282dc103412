'use client';

import { lazy, Suspense } from 'react';

const HomeRedirect = lazy(() =>
  import('./home-redirect').then((file) => ({ default: file.HomeRedirect })),
);

/** {@link HomeRedirect}, whose script is fetched where nothing is found, and not with every page. */
export const LazyHomeRedirect = () => (
  <Suspense>
    <HomeRedirect />
  </Suspense>
);
