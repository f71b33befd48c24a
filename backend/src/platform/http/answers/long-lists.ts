import { RouteConfig } from '@nestjs/platform-fastify';

/** Marks a call whose body lists thousands of ids. */
export const LongLists = () => RouteConfig({ longLists: true });
