import { RouteConfig } from '@nestjs/platform-fastify';

/** Marks a call whose body names thousands of rows by id. */
export const LongLists = () => RouteConfig({ longLists: true });
