import { Controller } from '@nestjs/common';
import {
  viewOccupancy,
  viewToday,
  type OccupancyAnswer,
  type TodayAnswer,
} from '#common/stats/today-calls.js';
import { Background } from '#platform/http/answers/access.js';
import { Answers } from '#platform/http/answers/answers.js';
import { Occupancy } from './occupancy.js';
import { Today } from './today.js';

/** The work of the day, for the dashboard (back-office.md §2). */
@Controller()
export class TodayController {
  constructor(
    private readonly today: Today,
    private readonly occupancy: Occupancy,
  ) {}

  @Background()
  @Answers(viewToday)
  async view(): Promise<TodayAnswer> {
    return { success: true, ...(await this.today.read()) };
  }

  @Background()
  @Answers(viewOccupancy)
  async viewOccupancy(): Promise<OccupancyAnswer> {
    return { success: true, celdas: await this.occupancy.current() };
  }
}
