/** The rooms' names in the languages they are offered in. */
export const nightName = { ko: '달밤 경마', en: 'Moonlight Derby', vi: 'Đua ngựa đêm trăng' };
export const dawnName = { ko: '새벽 경마', en: 'Daybreak Derby', vi: 'Đua ngựa bình minh' };
export const announcerName = { ko: '장내 아나운서', en: 'Announcer', vi: 'Bình luận viên' };
