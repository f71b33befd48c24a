import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { declaredJobs, handledJob, type JobHandler } from './define-job.js';

/** Every job handler of the worker. Start-up fails if a job has none, or two. */
@Injectable()
export class JobHandlers {
  private readonly byJob = new Map<string, JobHandler<object>>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const job = metatype && handledJob(metatype);
      if (!job) continue;
      if (this.byJob.has(job.name)) throw new Error(`The job ${job.name} has two handlers`);
      this.byJob.set(job.name, instance);
    }
    const orphans = declaredJobs().filter(({ name }) => !this.byJob.has(name));
    if (orphans.length > 0)
      throw new Error(`Jobs without a handler: ${orphans.map(({ name }) => name).join(', ')}`);
  }

  /** @throws Error for a job that this version does not know */
  of(jobName: string): JobHandler<object> {
    const handler = this.byJob.get(jobName);
    if (!handler) throw new Error(`No handler for the job ${jobName}`);
    return handler;
  }
}
