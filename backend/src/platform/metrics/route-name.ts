/** Files of the build have a route each, whose name changes with every build. */
const BUILT_FILE = /^\/assets\/.*/;

/**
 * The name under which requests of a route are counted: its pattern, and one name for all files of the build.
 * @param url pattern of the route, if there is one
 */
export function routeName(url: string | undefined, none: string): string {
  return url?.replace(BUILT_FILE, '/assets/*') ?? none;
}
