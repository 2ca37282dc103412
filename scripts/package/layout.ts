/** Where the application lies in a package, as deep as builds lie in the project: its links lead out. */
export const BUILD = '.next/build';

/** The settings that stand in its pages. */
export const BAKED_IN = `${BUILD}/baked-in.json`;
