/** Stub of style sheets and pictures in unit tests. */
export default 'asset';
