import t from 'tap'
import { amapLink, baiduLink, geoLink } from '../../../client/sections/map-links.ts'

const point = { longitude: 121.56, latitude: 31.21, name: '上海新国际博览中心', address: '龙阳路2345号 & 更多' }

t.test('the AMap link has the longitude first', async (t) => {
  const link = new URL(amapLink(point))
  t.equal(link.origin + link.pathname, 'https://uri.amap.com/marker')
  t.equal(link.searchParams.get('position'), '121.56,31.21')
  t.equal(link.searchParams.get('coordinate'), 'gaode')
  t.equal(link.searchParams.get('callnative'), '1')
  t.equal(link.searchParams.get('name'), point.name)
})

t.test('the Baidu link has the latitude first and names the datum', async (t) => {
  const link = new URL(baiduLink(point))
  t.equal(link.searchParams.get('location'), '31.21,121.56')
  t.equal(link.searchParams.get('coord_type'), 'gcj02')
  t.equal(link.searchParams.get('content'), point.address)
})

t.test('the geo URI has the latitude first', async (t) => {
  t.match(geoLink(point), /^geo:31\.21,121\.56\?q=31\.21,121\.56\(/)
})
