/** Where the application lies in a package, as deep as builds lie in the project: its links lead out. */
export const BUILD = '.next/build';

/** What Next writes about a build, with its configuration. */
export const ABOUT_BUILD = `${BUILD}/required-server-files.json`;

/** The settings that stand in its pages. */
export const BAKED_IN = `${BUILD}/baked-in.json`;
