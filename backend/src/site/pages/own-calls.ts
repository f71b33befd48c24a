import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import { hashOf } from '#platform/cache/cached-response.js';
import { ResponseCache } from '#platform/cache/response-cache.js';
import type { MarkedAnswer } from '../rendering/rendered-pages.js';

const MOVED = 301;

/** Calls our own API in process, as from the visitor's network, so that visitors of different networks take turns there too. */
@Injectable()
export class OwnCalls {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: ResponseCache,
  ) {}

  async ask(path: string, ip: string): Promise<MarkedAnswer> {
    const url = this.cache.keyOf(path);
    const cached = this.cache.find(url) ?? this.cache.make(url);
    if (cached) return { status: 200, body: cached.json(), mark: cached.hash };
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not `server.inject`: it refuses while the process drains, when a page that is being rendered still needs its answers.
    const answer = await inject((request, reply) => server.routing(request as never, reply as never), {
      method: 'GET',
      url: path,
      remoteAddress: ip,
    });
    const moved = answer.statusCode === MOVED ? answer.headers.location : undefined;
    if (moved) return this.ask(String(moved), ip);
    const { statusCode: status, payload } = answer;
    return { status, body: answer.json(), mark: hashOf(payload) };
  }
}
